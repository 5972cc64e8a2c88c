import {
  CACHE,
  COMPRESS_MIN_BYTES,
  FILE_TYPES,
  IMMUTABLE_PATH,
  linkHeader,
  SECURITY_HEADERS,
  SVG_POLICY,
  TRANSPORT_SECURITY,
  UNKNOWN_TYPE,
  WANTS_MARKDOWN,
} from '../../site/hostRules';
import { escapeRegExp } from '../text/escapeRegExp';
import { PREFIXED_LOCALES, PRIVATE_PATHS, type HostSite, type Redirect } from './hostSite';

/** Configuration for nginx, to be included in a server block. */
export function nginxConfig({ pathPrefix, policy, redirects = [] }: HostSite): string {
  const prefix = escapeRegExp(pathPrefix);
  const notFound = PREFIXED_LOCALES.map(
    ({ path }) =>
      `if ($uri ~ "^${prefix}${path}(?:/|$)") { set $docs_not_found "${pathPrefix}${path}/404.html"; }`,
  );
  const lines = [
    ...usage(pathPrefix),
    '',
    `set $docs_cache "${CACHE.revalidate}";`,
    'set $docs_vary "Accept";',
    `if ($uri ~ "^${prefix}${IMMUTABLE_PATH}$") { set $docs_cache "${CACHE.immutable}"; set $docs_vary ""; }`,
    'set $docs_twin "";',
    `if ($http_accept ~* "${WANTS_MARKDOWN}") { set $docs_twin ".md"; }`,
    `set $docs_policy "${policy}";`,
    `if ($uri ~ "^${prefix}/.*\\.svg$") { set $docs_policy "${SVG_POLICY}"; }`,
    '# An empty header is not sent.',
    'set $docs_transport "";',
    `if ($scheme = https) { set $docs_transport "${TRANSPORT_SECURITY}"; }`,
    // These match no location: an undecodable path, too long headers, a too long address.
    ...(pathPrefix ? [] : ['error_page 400 =404 /404.html;', 'error_page 414 494 /404.html;']),
    `set $docs_not_found "${pathPrefix}/404.html";`,
    ...notFound,
    '',
    ...(pathPrefix ? [`location = ${pathPrefix} { rewrite ^ ${pathPrefix}/ last; }`] : []),
    `location ^~ ${pathPrefix}/ {`,
    ...indent(locationLines(pathPrefix)),
    ...indent(redirectLines(pathPrefix, redirects)),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/** Additional file for nginx with the brotli module; nginx without it rejects these directives. */
export function nginxBrotliConfig(): string {
  return [
    '# Sends the .br files of the site. Needs the module brotli_static',
    '# (Debian: apt-get install libnginx-mod-http-brotli-static).',
    'brotli_static on;',
    '',
  ].join('\n');
}

function usage(pathPrefix: string): string[] {
  const folder = pathPrefix ? `/srv/docs${pathPrefix}` : '/srv/docs';
  return [
    `# Copy the content of public/ to ${folder} and include this file in a server block:`,
    '#   server {',
    '#     listen 443 ssl;',
    '#     server_name docs.example.com;',
    '#     ssl_certificate /etc/letsencrypt/live/docs.example.com/fullchain.pem;',
    '#     ssl_certificate_key /etc/letsencrypt/live/docs.example.com/privkey.pem;',
    '#     root /srv/docs;',
    `#     include ${folder}/hosts/nginx.conf;`,
    '#     # With the brotli module:',
    `#     # include ${folder}/hosts/nginx-brotli.conf;`,
    '#   }',
  ];
}

function locationLines(pathPrefix: string): string[] {
  const typeLines = [...extensionsByType()].map(([type, extensions]) => `${type} ${extensions.join(' ')};`);
  const compressed = typesWhere(({ text }) => text).filter((type) => type !== 'text/html');
  const utf8 = typesWhere((type) => type.utf8).filter((type) => type !== 'text/html');
  return [
    'error_page 404 $docs_not_found;',
    `types {`,
    ...indent(typeLines),
    '}',
    `default_type ${UNKNOWN_TYPE};`,
    'charset utf-8;',
    `charset_types ${utf8.join(' ')};`,
    '',
    'gzip on;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    `gzip_min_length ${COMPRESS_MIN_BYTES};`,
    `gzip_types ${compressed.join(' ')};`,
    '',
    'add_header Cache-Control $docs_cache always;',
    'add_header Vary $docs_vary always;',
    `add_header Link '${linkHeader(pathPrefix)}' always;`,
    'add_header Content-Security-Policy $docs_policy always;',
    'add_header Strict-Transport-Security $docs_transport always;',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
    ...PRIVATE_PATHS.map((path) => `location ${privateMatch(pathPrefix + path)} { return 404; }`),
    '# /page, /page/, /page.html and /page/index.html show the same page, without a redirect; as Markdown if asked to.',
    'location ~ "^(?<docs_page>.+)\\.html$" { try_files $docs_page$docs_twin $uri $docs_page/index.html =404; }',
    'location ~ "^(?<docs_folder>.*)/$" { try_files $docs_folder/index$docs_twin $docs_folder$docs_twin $docs_folder/index.html =404; }',
    'try_files $uri$docs_twin $uri $uri/index.html =404;',
  ];
}

/** Pages that moved; nginx compares decoded paths. */
function redirectLines(pathPrefix: string, redirects: readonly Redirect[]): string[] {
  return redirects.flatMap(({ from, to }) =>
    ['', '/'].map(
      (end) => `location = "${pathPrefix}${from}${end}" { return 301 "${pathPrefix}${encodeURI(to)}"; }`,
    ),
  );
}

/** An exact match unless the path ends with `*`. */
function privateMatch(path: string): string {
  return path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
}

const indent = (lines: string[]): string[] => lines.map((line) => line && `  ${line}`);

function extensionsByType(): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const [extension, { type }] of Object.entries(FILE_TYPES)) {
    types.set(type, [...(types.get(type) ?? []), extension]);
  }
  return types;
}

function typesWhere(wanted: (type: (typeof FILE_TYPES)[string]) => boolean | undefined): string[] {
  return [
    ...new Set(
      Object.values(FILE_TYPES)
        .filter(wanted)
        .map(({ type }) => type),
    ),
  ];
}
