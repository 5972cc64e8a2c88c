import { bannerScript, bannerSetting, bannerText } from '../../settings/baseAddressBanner';
import { splitAddress, localizedAddress, sheetKind, type SheetKind } from '@idmp/model';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { GatsbySSR } from 'gatsby';
import build from '$site/build.json';
import { firstPageJson } from '../platform/firstPageData';
import { LOCALE_CONFIG } from '../../settings/locales';
import { SITE_VERIFICATION } from '../../settings/site';
import typeface from './plex-sans.woff2';
import { canonicalAddress } from './absoluteAddress';
import { SocialTags } from './SocialTags';
import { structuredData, type DescribedDoc } from './structuredData';

/** Warns if the site is served under a different base URL than it was built for. Works even if nothing else loads. */
function BaseAddressBanner({ path }: { path: string }) {
  const { locale } = splitAddress(path);
  return (
    <div id="base-banner" role="alert" hidden data-path={path} data-base={__PATH_PREFIX__}>
      {bannerText[locale]} <code>{bannerSetting}</code>
      <script dangerouslySetInnerHTML={{ __html: bannerScript }} />
    </div>
  );
}

/**
 * Renders Gatsby's own elements without their inline styles, which the content policy forbids (`base.css` has the same
 * rules), and without its announcer's voice, which speaks English in every language (the shell announces pages itself).
 */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => {
  const { children } = element.props as { children?: ReactNode };
  return cloneElement(element, undefined, ...Children.toArray(children).map(withoutInlineStyle));
};

interface GatsbyElementProps {
  id?: string;
  style?: object;
  'aria-live'?: string;
}

function withoutInlineStyle(child: ReactNode): ReactNode {
  if (!isValidElement<GatsbyElementProps>(child)) return child;
  // The router sets `outline` on its element.
  if (child.props.id === 'gatsby-focus-wrapper')
    return cloneElement(child, { style: { outline: undefined } });
  return child.props.id === 'gatsby-announcer'
    ? cloneElement(child, { style: undefined, 'aria-live': undefined })
    : child;
}

/** Renders a page at once; Gatsby decodes a stream chunk by chunk, which damages Chinese characters between chunks. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
};

/**
 * Style sheets of this build. Their names are in the server's bundle, so that a new one makes Gatsby re-render every
 * page; otherwise it skips pages whose data is unchanged and leaves stale links to style sheets.
 */
export const styleSheets: readonly string[] = __STYLE_SHEETS__;

/** Development evaluates code as it changes, which the published policy forbids. */
const isPublished = process.env.NODE_ENV === 'production';

/** What Gatsby passes besides what its types declare; in development, where the browser renders pages, nothing. */
interface RenderedPage {
  loadPageDataSync: (path: string) => {
    result: { data?: { doc?: DescribedDoc | null } };
    staticQueryHashes?: string[];
  };
  styles: readonly { name: string }[];
}

/** Sets the language of the document and adds what every head has. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
  setPostBodyComponents,
  ...rest
}) => {
  const { styles = [], loadPageDataSync } = rest as unknown as Partial<RenderedPage>;
  const { locale } = splitAddress(pathname);
  setHtmlAttributes({ lang: LOCALE_CONFIG[locale].htmlLang, dir: LOCALE_CONFIG[locale].direction });
  const loaded = loadPageDataSync?.(pathname);
  const data = loaded?.result.data;
  const doc = data?.doc;
  const needed: readonly SheetKind[] = doc?.page.sheets ?? [];
  const components = doc?.page.mdx?.names ?? [];
  setHeadComponents([
    ...(isPublished
      ? [<meta key="policy" httpEquiv="Content-Security-Policy" content={build.policy} />]
      : []),
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    <meta key="verification" {...SITE_VERIFICATION} />,
    ...(doc ? [<SocialTags key="social" head={doc.head} address={pathname} />] : []),
    <link key="icon" rel="icon" href={`${__PATH_PREFIX__}/favicon.svg`} />,
    ...styles
      .filter(({ name }) => needed.includes(sheetKind(name)))
      .map(({ name }) => link(`${__PATH_PREFIX__}/${name}`)),
    // Those of its React components.
    ...styleSheets
      .filter((name) => components.includes(/^mdx-(\w+)-tsx\./.exec(name)?.[1] ?? ''))
      .map((name) => link(`${__PATH_PREFIX__}/${name}`)),
  ]);
  setPreBodyComponents([
    <BaseAddressBanner key="banner" path={pathname} />,
    // For programs, which look for it at the beginning of the text. No link: the skip link has to be the first one.
    <p key="index" hidden>
      {`${__PATH_PREFIX__}${localizedAddress(locale, INDEX_NAME)}`}
    </p>,
  ]);
  if (!doc) return;
  setPostBodyComponents([
    <JsonData
      key={STRUCTURED_DATA}
      type="application/ld+json"
      json={structuredData(doc, pathname, canonicalAddress)}
    />,
    <JsonData
      key={FIRST_PAGE}
      id="idmp-first-page"
      type="application/json"
      json={firstPageJson(data, pathname, loaded?.staticQueryHashes)}
    />,
  ]);
};

const INDEX_NAME = 'llms.txt';

const FIRST_PAGE = 'first-page';
const STRUCTURED_DATA = 'structured-data';

/** Data for the boot script or search engines; outside of what React renders, as the app does not need them. */
const JsonData = ({ id, type, json }: { id?: string; type: string; json: string }) => (
  <script id={id} type={type} dangerouslySetInnerHTML={{ __html: json }} />
);

interface HeadProps {
  'data-href'?: string;
  name?: string;
  href?: string;
}

const isStyle = ({ type, props }: ReactElement<HeadProps>): boolean =>
  type === 'style' && !!props['data-href'];

interface StarterProps {
  src?: string;
  sliceId?: string;
}

/** Whether an element is one of Gatsby's own that start the app, which the boot script does: a bundle has its path as key. */
const isStarter = ({ key, props }: ReactElement<StarterProps>): boolean =>
  key === 'script-loader' ||
  key === 'chunk-mapping' ||
  props.sliceId !== undefined ||
  (key !== null && key === props.src);

const link = (href: string) => <link key={href} rel="stylesheet" href={href} />;

/**
 * Keeps only what a page needs to be readable: the first style sheets, as files instead of inline text, and the early
 * script. The early script adds the rest later; without scripts, `noscript` does.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const head = (getHeadComponents() as ReactElement<HeadProps>[]).filter(
    ({ props }) => props.name !== 'generator',
  );
  const linked = head.map(({ props }) => props.href);
  const sheets = head.filter(isStyle).map(({ props }) => props['data-href'] ?? '');
  const ofKind = (kind: SheetKind) => sheets.filter((href) => sheetKind(href) === kind);
  // Gatsby lists the last one first.
  const blocks = sheets.filter((href) => !['first', 'later'].includes(sheetKind(href))).toReversed();
  const later = [...blocks, ...ofKind('later')].filter((href) => !linked.includes(href));
  const isNotFound = head.some(({ props }) => props.name === 'not-found');
  replaceHeadComponents([
    ...ofKind('first').map(link),
    ...head.filter((part) => !isStyle(part)),
    <noscript key="later">{later.map(link)}</noscript>,
    <script key="early" src={`${__PATH_PREFIX__}/${build.earlyFile}`} data-typeface={typeface} />,
    ...(isNotFound ? [<script key="not-found" src={`${__PATH_PREFIX__}/${build.notFoundFile}`} />] : []),
  ]);
  const after = getPostBodyComponents() as ReactElement<StarterProps>[];
  if (isPublished) replacePostBodyComponents(after.filter((part) => !isStarter(part)));
};
