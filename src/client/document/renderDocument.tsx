import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { GatsbySSR } from 'gatsby';
import build from '$site/build.json';
import { splitAddress } from '../../model/locale';
import { LOCALE_CONFIG } from '../../site/locales';
import { SITE_VERIFICATION } from '../../site/site';
import { BaseAddressBanner } from './BaseAddressBanner';

/**
 * Inline styles of Gatsby's own elements, which the content policy forbids (`base.css` has the same rules), and
 * its announcer's voice, which speaks English in every language (the shell announces pages itself).
 */
const INLINE_STYLES =
  / style="[^"]*"(?=(?: tabindex="-1")? id="gatsby-focus-wrapper")|(id="gatsby-announcer") style="[^"]*" aria-live="assertive"/g;

/** Draws the page without Gatsby's inline styles. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement).replace(INLINE_STYLES, '$1'));
};

/**
 * Style sheets of this build. With their names in the server's bundle, a new one changes the bundle, and Gatsby draws
 * all pages anew: by itself it would leave those whose own data are as before, with links to the old style sheets.
 */
export const styleSheets: readonly string[] = __STYLE_SHEETS__;

/** The writers' server evaluates code as it changes, which the policy of the published site forbids. */
const isPublished = process.env.NODE_ENV === 'production';

/** Sets the language of the document and what every head carries. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  const { locale } = splitAddress(pathname);
  setHtmlAttributes({ lang: LOCALE_CONFIG[locale].htmlLang, dir: LOCALE_CONFIG[locale].direction });
  setHeadComponents([
    ...(isPublished
      ? [<meta key="policy" httpEquiv="Content-Security-Policy" content={build.policy} />]
      : []),
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    <meta key="verification" {...SITE_VERIFICATION} />,
    <link key="icon" rel="icon" href={`${__PATH_PREFIX__}/favicon.svg`} type="image/svg+xml" />,
  ]);
  setPreBodyComponents([<BaseAddressBanner key="banner" path={pathname} />]);
};

interface HeadProps {
  'data-href'?: string;
  name?: string;
}

/**
 * Leaves of Gatsby's document only what a page needs before it is readable: the style sheet as a file
 * instead of inline text, the early script, and none of the app's scripts (the early script loads them later).
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  const head = (getHeadComponents() as ReactElement<HeadProps>[])
    .filter((part) => part.props.name !== 'generator')
    .map((part) =>
      part.type === 'style' && part.props['data-href'] ? (
        <link key={part.props['data-href']} rel="stylesheet" href={part.props['data-href']} />
      ) : (
        part
      ),
    );
  replaceHeadComponents([...head, <script key="early" src={`${__PATH_PREFIX__}/${build.earlyFile}`} />]);
  if (isPublished) replacePostBodyComponents([]);
};
