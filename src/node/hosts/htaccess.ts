import {
  CACHE,
  FILE_TYPES,
  IMMUTABLE_PATH,
  linkHeader,
  SECURITY_HEADERS,
  SVG_POLICY,
  TRANSPORT_SECURITY,
  UNKNOWN_TYPE,
  WANTS_MARKDOWN,
  withCharset,
} from '../../site/hostRules';
import { escapeRegExp } from '../text/escapeRegExp';
import { PREFIXED_LOCALES, PRIVATE_PATHS, type HostSite, type Redirect } from './hostSite';

/** Precompressed variants by content coding, in order of preference. */
const VARIANTS = [
  { coding: 'br', ending: 'br' },
  { coding: 'gzip', ending: 'gz' },
] as const;

/** Configuration for Apache httpd 2.4, as a `.htaccess` in the folder of the site. */
export function htaccess({ pathPrefix, policy, redirects = [] }: HostSite): string {
  return `${[
    '# Needs mod_rewrite, mod_headers and mod_setenvif, and "AllowOverride All" for the folder of the site.',
    'Options -Indexes -MultiViews +FollowSymLinks',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    'AcceptPathInfo Off',
    'FileETag MTime Size',
    ...notFoundLines(pathPrefix),
    '',
    ...typeLines(),
    '',
    ...headerLines(pathPrefix, policy),
    '',
    ...rewriteLines(pathPrefix, redirects),
  ].join('\n')}\n`;
}

/** 404s, and paths that are not valid file names, show the not-found page of their language. */
function notFoundLines(pathPrefix: string): string[] {
  return [
    `ErrorDocument 404 ${pathPrefix}/404.html`,
    `ErrorDocument 403 ${pathPrefix}/404.html`,
    ...PREFIXED_LOCALES.flatMap(({ path }) => [
      `<If "%{REQUEST_URI} =~ m#^${escapeRegExp(pathPrefix + path)}(?:/|$)#">`,
      `  ErrorDocument 404 ${pathPrefix}${path}/404.html`,
      `  ErrorDocument 403 ${pathPrefix}${path}/404.html`,
      '</If>',
    ]),
  ];
}

/** Types by last extension, ignoring that of a variant; the rule for archives comes first, so that variants override it. */
function typeLines(): string[] {
  const endings = Object.entries(FILE_TYPES).sort(([a], [b]) => Number(b === 'gz') - Number(a === 'gz'));
  return [
    `ForceType ${UNKNOWN_TYPE}`,
    ...endings.flatMap(([extension, type]) => [
      `<FilesMatch "\\.${extension}(?:\\.br|\\.gz)?$">`,
      `  ForceType "${withCharset(type)}"`,
      '</FilesMatch>',
    ]),
  ];
}

function headerLines(pathPrefix: string, policy: string): string[] {
  const always = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': policy,
    'Cache-Control': CACHE.revalidate,
  };
  return [
    `SetEnvIf Request_URI "^${escapeRegExp(pathPrefix)}${IMMUTABLE_PATH}(?:\\.br|\\.gz)?$" docs_immutable`,
    ...Object.entries(always).map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header always set Cache-Control "${CACHE.immutable}" env=docs_immutable`,
    `Header always set Link '${linkHeader(pathPrefix)}'`,
    '<FilesMatch "\\.(?:html|md)(?:\\.br|\\.gz)?$">',
    '  Header merge Vary Accept',
    '</FilesMatch>',
    `Header always set Strict-Transport-Security "${TRANSPORT_SECURITY}" "expr=%{HTTPS} == 'on'"`,
    '<FilesMatch "\\.svg(?:\\.br|\\.gz)?$">',
    `  Header always set Content-Security-Policy "${SVG_POLICY}"`,
    '</FilesMatch>',
    ...VARIANTS.flatMap(({ coding, ending }) => [
      `<FilesMatch "\\.${ending}$">`,
      `  Header set Content-Encoding ${coding} env=REDIRECT_docs_variant`,
      '</FilesMatch>',
    ]),
    'Header merge Vary Accept-Encoding',
  ];
}

function rewriteLines(pathPrefix: string, redirects: readonly Redirect[]): string[] {
  const hidden = PRIVATE_PATHS.map((path) => escapeRegExp(path.slice(1)).replace(/\\\*$/, '.*'));
  return [
    'RewriteEngine On',
    `RewriteBase ${pathPrefix}/`,
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `RewriteRule ^(?:${hidden.join('|')})$ - [R=404,L]`,
    ...redirects.map(
      ({ from, to }) =>
        `RewriteRule "^${escapeRegExp(from.slice(1))}/?$" "${pathPrefix}${encodeURI(to)}" [R=301,NE,L]`,
    ),
    '# Markdown for programs that ask for it.',
    ...['index', '$1'].flatMap((name) => [
      `RewriteCond %{HTTP:Accept} "${WANTS_MARKDOWN}" [NC]`,
      `RewriteCond %{REQUEST_FILENAME}${name === 'index' ? 'index' : ''}.md -f`,
      `RewriteRule ${name === 'index' ? '^$' : '^(.+)$'} ${name}.md [L]`,
    ]),
    '# /page, /page/, /page.html and /page/index.html show the same page, without a redirect.',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteCond %{REQUEST_FILENAME} ^(.+)\\.html$',
    'RewriteCond %1/index.html -f',
    'RewriteRule ^(.+)\\.html$ $1/index.html [L]',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^$ index.html [L]',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^(.+?)/*$ $1/index.html [L]',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule ^ - [R=404,L]',
    '# Variants that the build has compressed.',
    ...VARIANTS.flatMap(({ coding, ending }) => [
      `RewriteCond %{HTTP:Accept-Encoding} (?:^|[\\s,])${coding}(?:[\\s,;]|$)`,
      `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
      `RewriteRule ^(.+)$ $1.${ending} [E=docs_variant:1,E=no-gzip:1,L]`,
    ]),
  ];
}
