import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySources } from './buildSite';

/** Plugins that are no dependencies of this site; the hashes below are of these versions. */
const PACKAGES = [
  'gatsby-plugin-google-gtag@5.16.0',
  'gatsby-plugin-image@3.16.0',
  'gatsby-plugin-manifest@5.16.0',
  'gatsby-plugin-robots-txt@1.8.0',
  'gatsby-plugin-sass@6.16.0',
  'gatsby-plugin-sharp@5.16.0',
  'gatsby-plugin-sitemap@6.16.0',
  'gatsby-transformer-json@5.16.0',
  'gatsby-transformer-sharp@5.16.0',
  'sass@1.108.2',
];

const PLUGINS = `
    'gatsby-plugin-sitemap',
    {
      resolve: 'gatsby-plugin-manifest',
      options: { name: 'Additions', short_name: 'Additions', start_url: '/', icon: 'src/images/photo.jpg' },
    },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-sass',
    'gatsby-transformer-json',
    source('data', 'data'),
    { resolve: 'gatsby-plugin-google-gtag', options: { trackingIds: ['G-TEST'] } },
    {
      resolve: 'gatsby-plugin-robots-txt',
      options: { sitemap: 'https://example.com/sitemap-index.xml', policy: [{ userAgent: '*', disallow: '/private' }] },
    },
    'bundle',`;

const FILES: Record<string, string> = {
  'data/prices.json': '[{ "plan": "small", "price": 3 }]',
  'src/lib/shout.ts': 'export const shout = (text: string): string => `${text.toUpperCase()}!`;',
  'src/lib/plugins.ts': `import { visit } from 'unist-util-visit';
    export const remarkSay = ({ word }) => (tree) =>
      visit(tree, 'text', (node) => void (node.value = node.value.replaceAll(word, word + ' (remarked)')));
    export const rehypeMark = () => (tree) =>
      visit(tree, 'element', (node) => void (node.properties.dataMarked = node.tagName));`,
  'src/components/SiteName.tsx': `import { graphql, useStaticQuery } from 'gatsby';
    import { StaticImage } from 'gatsby-plugin-image';
    export function SiteName() {
      const { site } = useStaticQuery(graphql\`{ site { siteMetadata { title } } }\`);
      return (
        <div>
          <p>Site: {site.siteMetadata.title}</p>
          <StaticImage src="../images/photo.jpg" alt="In a component" width={100} />
        </div>
      );
    }`,
  'src/pages/additions.module.scss': '$color: rgb(4, 5, 6);\n.heading { color: $color; }',
  'src/pages/additions.scss': '$width: 3px;\n.boxed { border: $width solid; }',
  'src/pages/additions.tsx': `import { graphql } from 'gatsby';
    import { StaticImage } from 'gatsby-plugin-image';
    import { shout } from 'shouting';
    import { SiteName } from '../components/SiteName';
    import './additions.scss';
    import * as styles from './additions.module.scss';
    export default function Additions({ data }) {
      return (
        <>
          <h1 className={styles.heading}>{shout('additions')}</h1>
          <SiteName />
          <p className="boxed">{data.allPricesJson.nodes.map(({ plan, price }) => plan + ': ' + price).join()}</p>
          <p>{data.allMdx.nodes.map(({ frontmatter }) => frontmatter.title).join()}</p>
          <StaticImage src="../images/photo.jpg" alt="In a page" width={200} />
        </>
      );
    }
    export const Head = () => <title>Additions</title>;
    export const query = graphql\`{
      allPricesJson { nodes { plan price } }
      allMdx(filter: { frontmatter: { title: { eq: "Known gaps" } } }) { nodes { frontmatter { title } } }
    }\`;`,
  'src/pages/start.tsx': `import { Link } from 'gatsby-plugin-react-i18next';
    export default () => <Link to="/additions">All of them</Link>;`,
  'src/pages/bare.tsx': `import { useI18next } from 'gatsby-plugin-react-i18next';
    const Bare = () => <p>Nothing around it, in {useI18next().language}</p>;
    Bare.layout = null;
    export default Bare;`,
  'src/site/policy.ts': `export const POLICY: Readonly<Record<string, readonly string[]>> = {
      'script-src': [
        'https://www.googletagmanager.com',
        "'sha256-Vfg13yENDDJG6OFTAKOea9x37gIwO1nncwvD6IigaAA='",
        "'sha256-v1oYH69RcooFs6F5XhMTzHiWlftYwnuQHDxIz0suNeo='",
        "'sha256-yZFBBEAhVR7+Ftx72ma6BMxZ0sAlz7DrJpEQjM6yvdk='",
      ],
      'style-src': [
        "'sha256-n6qp5RzqWFPk8bwgYOlYGoExLtqxN33EngZLqOl9uWw='",
        "'sha256-xhPNh1b80GKELPdfqqUDnAcV9uvMLG1aG+veaLJcGm0='",
      ],
      'style-src-attr': ["'unsafe-inline'"],
      'require-trusted-types-for': [],
    };`,
};

const ALIAS = `
export const onCreateWebpackConfig = ({ actions }) => {
  actions.setWebpackConfig({ resolve: { alias: { shouting: \`\${__dirname}/src/lib/shout.ts\` } } });
};
`;

function change(file: string, changes: readonly (readonly [from: string, to: string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    text = text.replace(from, () => to);
  }
  writeFileSync(file, text);
}

/**
 * Copies the site with twelve additions of a Gatsby engineer, each as its README says, and installs their packages.
 * @returns its folder; undefined if the registry of packages does not answer
 */
export function siteWithAdditions(): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-additions-'));
  copySources(folder, 'e2e/former');
  rmSync(path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  mkdirSync(path.join(folder, 'src/images'));
  copyFileSync('e2e/parts/en/images/photo.jpg', path.join(folder, 'src/images/photo.jpg'));
  change(path.join(folder, 'gatsby-config.ts'), [
    [
      'import type { GatsbyConfig }',
      "import { rehypeMark, remarkSay } from './src/lib/plugins';\nimport type { GatsbyConfig }",
    ],
    ['pathPrefix: ', "siteMetadata: { title: 'Additions', siteUrl: 'https://example.com' },\n  pathPrefix: "],
    [
      "extensions: ['.md', '.mdx']",
      "extensions: ['.md', '.mdx'], mdxOptions: { remarkPlugins: [[remarkSay, { word: 'missing' }]], rehypePlugins: [rehypeMark] }",
    ],
    ["\n    'bundle',", PLUGINS],
  ]);
  writeFileSync(path.join(folder, 'gatsby-node.ts'), ALIAS, { flag: 'a' });
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], options);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  if (/E(?:NOTFOUND|AI_AGAIN|CONN\w+|TIMEDOUT)/.test(stderr)) return undefined;
  throw new Error(stderr);
}
