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
} from '../rules/hostRules';
import { escapeRegExp } from '@idmp/model';
import { nginxLiteral, nginxValue } from '../escapes/escapes';
import {
  formsOf,
  locationOf,
  NO_FORMS,
  PREFIXED_LOCALES,
  PRIVATE_FILES,
  PRIVATE_FOLDER,
  type HostSite,
} from '../rules/hostSite';

/** Configuration for nginx, to be included in a server block. */
export function nginxConfig(site: HostSite): string {
  const { pathPrefix, policy } = site;
  const prefix = escapeRegExp(pathPrefix);
  const notFound = PREFIXED_LOCALES.map(
    ({ path }) =>
      `if ($uri ~ ${nginxLiteral(`^${prefix}${path}(?:/|$)`)}) { set $docs_not_found ${nginxValue(`${pathPrefix}${path}/404.html`)}; }`,
  );
  const lines = [
    ...usage(pathPrefix),
    '',
    `set $docs_cache "${CACHE.revalidate}";`,
    'set $docs_vary "Accept";',
    `if ($uri ~ ${nginxLiteral(`^${prefix}${IMMUTABLE_PATH}$`)}) { set $docs_cache "${CACHE.immutable}"; set $docs_vary ""; }`,
    'set $docs_twin "";',
    `if ($http_accept ~* ${nginxLiteral(WANTS_MARKDOWN)}) { set $docs_twin ".md"; }`,
    `set $docs_policy ${nginxValue(policy)};`,
    `if ($uri ~ ${nginxLiteral(`^${prefix}/.*\\.svg$`)}) { set $docs_policy "${SVG_POLICY}"; }`,
    '# An empty header is not sent.',
    'set $docs_transport "";',
    `if ($scheme = https) { set $docs_transport "${TRANSPORT_SECURITY}"; }`,
    'set $docs_allow "";',
    'if ($request_method !~ "^(?:GET|HEAD)$") { set $docs_allow "GET, HEAD"; }',
    // These match no location: an undecodable path, too long headers, a too long address.
    ...(pathPrefix ? [] : ['error_page 400 =404 /404.html;', 'error_page 414 494 /404.html;']),
    `set $docs_not_found ${nginxValue(`${pathPrefix}/404.html`)};`,
    ...notFound,
    '',
    ...formLines(site),
    ...(pathPrefix
      ? [`location = ${nginxLiteral(pathPrefix)} { rewrite ^ ${nginxValue(`${pathPrefix}/`)} last; }`]
      : []),
    `location ^~ ${nginxLiteral(`${pathPrefix}/`)} {`,
    ...indent(locationLines(site)),
    ...indent(redirectLines(site)),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/** The scripts behind the forms lie at the root of the host; without a server for them, that of the site has none. */
function formLines({ pathPrefix, forms: { paths, maxBytes, upstream } = NO_FORMS }: HostSite): string[] {
  if (!upstream) return [];
  return [
    ...paths.map((path) => {
      const headers =
        'proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme;';
      return `location ^~ ${path} { proxy_pass ${nginxValue(upstream)}; proxy_ssl_server_name on; ${headers} client_max_body_size ${maxBytes}; }`;
    }),
    ...(pathPrefix ? [] : ['']),
  ];
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

function locationLines(site: HostSite): string[] {
  const { pathPrefix } = site;
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
    `add_header Link ${nginxValue(linkHeader(pathPrefix))} always;`,
    'add_header Content-Security-Policy $docs_policy always;',
    'add_header Strict-Transport-Security $docs_transport always;',
    'add_header Allow $docs_allow always;',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
    ...privateLines(site),
    '# /page, /page/, /page.html and /page/index.html show the same page, without a redirect; as Markdown if asked to.',
    'location ~ "^(?<docs_folder>.*)/(?:index\\.html)?$" { try_files $docs_folder/index$docs_twin $docs_folder$docs_twin $docs_folder/index.html =404; }',
    'location ~ "^(?<docs_page>.+)\\.html$" { try_files $docs_page$docs_twin $uri $docs_page/index.html =404; }',
    'try_files $uri$docs_twin $uri $uri/index.html =404;',
  ];
}

/** Files for hosts, under every spelling of their address; and scripts that this host does not have. */
function privateLines({ pathPrefix, forms: { paths, upstream } = NO_FORMS }: HostSite): string[] {
  const names = PRIVATE_FILES.map((file) => escapeRegExp(file.slice(1))).join('|');
  const pattern = nginxLiteral(`^${escapeRegExp(pathPrefix)}/(?:${names})(?:[/.]|$)`);
  return [
    `location ^~ ${nginxLiteral(`${pathPrefix}${PRIVATE_FOLDER}/`)} { return 404; }`,
    `location ~ ${pattern} { return 404; }`,
    ...(pathPrefix || upstream ? [] : paths.map((path) => `location ^~ ${path} { return 404; }`)),
  ];
}

/**
 * Pages that moved; nginx compares decoded paths. In the order in which nginx sorts locations: its sort takes quadratic
 * time for others.
 */
function redirectLines({ pathPrefix, redirects = [] }: HostSite): string[] {
  if (redirects.length === 0) return [];
  const addresses = redirects.flatMap((redirect) =>
    formsOf(pathPrefix, redirect).map((from) => ({ from, to: locationOf(pathPrefix, redirect) })),
  );
  const sorted = addresses.sort((a, b) => Buffer.compare(sortKey(a.from), sortKey(b.from)));
  return [
    'absolute_redirect off;',
    ...sorted.map(
      ({ from, to }) => `location = ${nginxLiteral(from)} { return 301 ${nginxValue(to, '$is_args$args')}; }`,
    ),
  ];
}

/** Bytes by which nginx sorts paths: a slash comes before all others. */
const sortKey = (path: string): Buffer => Buffer.from(path.replaceAll('/', '\0'));

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
