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
} from '../rules/hostRules';
import { apacheHeader, apachePattern, apacheValue, apacheVariable } from '../escapes/escapes';
import { escapeRegExp, LOCALES } from '@idmp/model';
import {
  locationOf,
  NO_FORMS,
  PREFIXED_LOCALES,
  PRIVATE_FILES,
  PRIVATE_FOLDER,
  SHORT_BODY_FILE,
  type HostSite,
} from '../rules/hostSite';

/** Names that Apache of Debian answers itself. */
export const APACHE_NAMES = ['cgi-bin', 'icons', 'server-status'] as const;

/** Precompressed variants by content coding, in order of preference. */
const VARIANTS = [
  { coding: 'br', ending: 'br' },
  { coding: 'gzip', ending: 'gz' },
] as const;

/** Configuration for Apache httpd 2.4, as a `.htaccess` in the folder of the site. */
export function htaccess(site: HostSite): string {
  const { pathPrefix, policy } = site;
  return `${[
    '# Needs mod_rewrite, mod_headers and mod_setenvif, and "AllowOverride All" for the folder of the site.',
    'Options -Indexes -MultiViews +FollowSymLinks',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    'AcceptPathInfo Off',
    'FileETag MTime Size',
    '# The build compresses the files, so no module does it once more; and ".br" means brotli, not Breton.',
    'SetEnvIf Request_URI "^" no-gzip no-brotli',
    '<IfModule mod_mime.c>',
    `  RemoveEncoding ${VARIANTS.map(({ ending }) => `.${ending}`).join(' ')}`,
    `  RemoveLanguage ${[...VARIANTS.map(({ ending }) => ending), ...LOCALES].map((name) => `.${name}`).join(' ')}`,
    '</IfModule>',
    ...notFoundLines(pathPrefix),
    '',
    ...typeLines(),
    '',
    ...headerLines(pathPrefix, policy),
    '',
    ...rewriteLines(site),
  ].join('\n')}\n`;
}

/** Forwards the scripts behind the forms; for the configuration of the server, as a `.htaccess` cannot do it. */
export function apacheFormsConfig({ forms: { paths, upstream } = NO_FORMS }: HostSite): string {
  if (!upstream) return '# No FORMS_UPSTREAM was set: the host has no scripts behind the forms.\n';
  return `${[
    '# Include this file in the virtual host. Needs mod_proxy, mod_proxy_http and mod_ssl',
    '# (a2enmod proxy proxy_http ssl).',
    ...(upstream.startsWith('https:') ? ['SSLProxyEngine On'] : []),
    ...paths.map((path) => `ProxyPass ${apacheValue(path)} ${apacheValue(upstream + path)}`),
  ].join('\n')}\n`;
}

/** 404s, and paths that are not valid file names, show the not-found page of their language. */
function notFoundLines(pathPrefix: string): string[] {
  const documents = (path: string): string[] =>
    [404, 403].map((status) => `ErrorDocument ${status} ${apacheValue(`${pathPrefix}${path}/404.html`)}`);
  return [
    '# With a body of their own, these get their headers below: redirects a path alone, which is right behind any proxy,',
    '# while mod_rewrite would put host name and port before it.',
    ...[301, 405].map(
      (status) =>
        `ErrorDocument ${status} ${apacheValue(`${pathPrefix}${PRIVATE_FOLDER}/${SHORT_BODY_FILE}`)}`,
    ),
    ...documents(''),
    ...PREFIXED_LOCALES.flatMap(({ path }) => [
      `<If "%{REQUEST_URI} =~ m#^${escapeRegExp(pathPrefix + path)}(?:/|$)#">`,
      ...documents(path).map((line) => `  ${line}`),
      '</If>',
    ]),
  ];
}

/** Types by last extension. */
const typeLines = (): string[] => [
  `ForceType ${UNKNOWN_TYPE}`,
  ...Object.entries(FILE_TYPES).flatMap(([extension, type]) => [
    `<FilesMatch "\\.${extension}$">`,
    `  ForceType "${withCharset(type)}"`,
    '</FilesMatch>',
  ]),
];

/** What the build has compressed has the type of its file; a download such as `data.csv.gz` has its own. */
const variantTypeLines = (): string[] =>
  Object.entries(FILE_TYPES)
    .filter(([, { text }]) => text)
    .flatMap(([extension, type]) => [
      `<FilesMatch "\\.${extension}\\.(?:${VARIANTS.map(({ ending }) => ending).join('|')})$">`,
      `  Header set Content-Type "${withCharset(type)}" env=REDIRECT_docs_variant`,
      '</FilesMatch>',
    ]);

function headerLines(pathPrefix: string, policy: string): string[] {
  const always = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': policy,
    'Cache-Control': CACHE.revalidate,
    Link: linkHeader(pathPrefix),
  };
  const immutable = `^${escapeRegExp(pathPrefix)}${IMMUTABLE_PATH}(?:\\.br|\\.gz)?$`;
  return [
    `SetEnvIf Request_URI ${apacheValue(immutable)} docs_immutable`,
    '# Apache sends what is in both of its tables of headers: what a server or a module has set must not come twice.',
    ...[...Object.keys(always), 'Strict-Transport-Security', 'Allow'].map((name) => `Header unset ${name}`),
    'Header unset Location env=REDIRECT_docs_moved',
    ...Object.entries(always).map(([name, value]) => `Header always set ${name} ${apacheHeader(value)}`),
    `Header always set Cache-Control ${apacheHeader(CACHE.immutable)} "expr=reqenv('docs_immutable') != '' && %{REQUEST_STATUS} -lt 400"`,
    '<FilesMatch "\\.(?:html|md)(?:\\.br|\\.gz)?$">',
    '  Header merge Vary Accept',
    '</FilesMatch>',
    `Header always set Strict-Transport-Security ${apacheHeader(TRANSPORT_SECURITY)} "expr=%{HTTPS} == 'on'"`,
    '<FilesMatch "\\.svg(?:\\.br|\\.gz)?$">',
    `  Header always set Content-Security-Policy ${apacheHeader(SVG_POLICY)}`,
    '</FilesMatch>',
    ...VARIANTS.flatMap(({ coding, ending }) => [
      `<FilesMatch "\\.${ending}$">`,
      `  Header set Content-Encoding ${coding} env=REDIRECT_docs_variant`,
      '</FilesMatch>',
    ]),
    ...variantTypeLines(),
    'Header merge Vary Accept-Encoding',
    'Header always set Location "%{REDIRECT_docs_moved}e%{REDIRECT_docs_query}e" env=REDIRECT_docs_moved',
    `Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} -eq 405"`,
  ];
}

/** Accepts a coding, other than with weight 0. */
const accepts = (coding: string): string =>
  `(?:^|[\\s,])${coding}(?=[\\s,;]|$)(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`;

function rewriteLines({
  pathPrefix,
  redirects = [],
  forms: { paths, upstream } = NO_FORMS,
}: HostSite): string[] {
  const files = PRIVATE_FILES.map((file) => escapeRegExp(file.slice(1))).join('|');
  const hidden = `^(?:${PRIVATE_FOLDER.slice(1)}/.*|(?:${files})(?:[/.].*)?)$`;
  const endings = VARIANTS.map(({ ending }) => ending).join('|');
  const forms = paths.map((path) => path.slice(1)).join('|');
  return [
    'RewriteEngine On',
    `RewriteBase ${apacheValue(`${pathPrefix}/`)}`,
    ...(pathPrefix || upstream || forms === '' ? [] : [`RewriteRule "^(?:${forms})" - [R=404,L]`]),
    ...(redirects.length > 0
      ? [
          'RewriteRule ^ - [E=docs_query:]',
          'RewriteCond %{QUERY_STRING} .',
          'RewriteRule ^ - [E=docs_query:?%{QUERY_STRING}]',
        ]
      : []),
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    '# Neither files for hosts nor compressed variants by their own names.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `RewriteRule ${apachePattern(hidden)} - [R=404,L]`,
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `RewriteCond %{REQUEST_FILENAME} ^(.+)\\.(?:${endings})$`,
    'RewriteCond %1 -f',
    'RewriteRule ^ - [R=404,L]',
    ...redirects.map(
      (redirect) =>
        `RewriteRule ${apachePattern(`^${escapeRegExp(redirect.from.slice(1))}/?$`)} / [R=301,L,${apacheVariable('docs_moved', locationOf(pathPrefix, redirect))}]`,
    ),
    '# Markdown for programs that ask for it.',
    `RewriteCond %{HTTP:Accept} ${apachePattern(WANTS_MARKDOWN)} [NC]`,
    'RewriteCond %{REQUEST_FILENAME} ^(.*/)(?:index\\.html)?$',
    'RewriteCond %1index.md -f',
    'RewriteRule ^(?:index\\.html)?$ index.md [L]',
    `RewriteCond %{HTTP:Accept} ${apachePattern(WANTS_MARKDOWN)} [NC]`,
    'RewriteCond %{REQUEST_FILENAME} ^(.+?)(?:/index\\.html|\\.html|/)?$',
    'RewriteCond %1.md -f',
    'RewriteRule ^(.+?)(?:/index\\.html|\\.html|/)?$ $1.md [L]',
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
      `RewriteCond %{HTTP:Accept-Encoding} ${apachePattern(accepts(coding))} [NC]`,
      `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
      `RewriteRule ^(.+)$ $1.${ending} [E=docs_variant:1,L]`,
    ]),
  ];
}
