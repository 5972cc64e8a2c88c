import './scripts/loadEnv.mjs';
import type { GatsbyConfig } from 'gatsby';
import { isIgnoredPath, LOCALES, ROOT_LOCALE } from '@idmp/model';
import { sitePathPrefix } from './src/settings/pathPrefix';
import { PROGRESS } from './src/settings/limits';

type Ignored = string | ((file: string) => boolean);

const watched = process.env['gatsby_executing_command'] === 'develop';

/** The rule by which the content is read, for Gatsby's own reader: both must find the same documents. */
const ignoredBelow = (folder: string) => (file: string) => {
  const [, relative] = file.replaceAll('\\', '/').split(`${__dirname.replaceAll('\\', '/')}/${folder}/`);
  return relative !== undefined && (isIgnoredPath(relative, { watched }) || relative.startsWith('versions/'));
};

const source = (name: string, path: string, ignore: Ignored[] = []) => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: `${__dirname}/${path}`, ignore },
});

const PROGRESS_OPTIONS = {
  minimum: PROGRESS.minimum,
  speed: PROGRESS.speedMs,
  // The library's own steps are larger than the rate; see src/page/navigation/progressBar.ts.
  trickle: false,
  showSpinner: false,
};

const config: GatsbyConfig = {
  pathPrefix: sitePathPrefix(),
  // Gatsby prepares its not-found page of development only with a slash; each warm start would wait 5 s for its data.
  trailingSlash: process.env['gatsby_executing_command'] === 'develop' ? 'ignore' : 'never',
  jsxRuntime: 'automatic',
  // Without one Gatsby downloads a list of adapters at each build, and runs it.
  adapter: { name: 'static-files', adapt: () => undefined },
  plugins: [
    source('content', 'content', [ignoredBelow('content')]),
    source('standalone', 'src/site/standalone'),
    source('locale', 'locales', ['**/README.md']),
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.md', '.mdx'] } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: LOCALES,
        defaultLanguage: ROOT_LOCALE,
        redirect: false,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: {
          // Without the lookup in `zh` after `zh-Hans`, each text takes half the time.
          load: 'currentOnly',
          keySeparator: false,
          nsSeparator: false,
          interpolation: { escapeValue: false },
        },
      },
    },
    { resolve: 'gatsby-plugin-nprogress', options: PROGRESS_OPTIONS },
    'bundle',
  ],
};

export default config;
