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
import { caddyPattern, caddyValue } from '../escapes/escapes';
import { escapeRegExp } from '@idmp/model';
import {
  formsOf,
  type HostForms,
  NO_FORMS,
  locationOf,
  PREFIXED_LOCALES,
  PRIVATE_FILES,
  PRIVATE_FOLDER,
  type HostSite,
} from '../rules/hostSite';

/** A complete Caddyfile; address and folder come from environment variables. */
export function caddyfile(site: HostSite): string {
  const { pathPrefix, policy, forms = NO_FORMS } = site;
  const prefix = escapeRegExp(pathPrefix);
  const lines = [
    ...usage(pathPrefix),
    '{$DOCS_ADDRESS::8080} {',
    '\troot * {$DOCS_ROOT:.}',
    '',
    '\tmap {path} {docs_type} {',
    ...Object.entries(FILE_TYPES).map(
      ([ext, type]) => `\t\t${caddyPattern(`~\\.${ext}$`)} ${caddyValue(withCharset(type))}`,
    ),
    `\t\tdefault "${UNKNOWN_TYPE}"`,
    '\t}',
    ...indent(redirectMap(site)),
    '\t# The page at /page, /page/, /page.html and /page/index.html.',
    '\tmap {path} {docs_page} {',
    `\t\t${caddyPattern('~^(.*?)(?:/index\\.html|\\.html|/)?$')} "\${1}"`,
    '\t}',
    `\t@private path ${privatePaths(pathPrefix).map(caddyValue).join(' ')}`,
    ...(forms.paths.length > 0
      ? [`\t@forms path ${forms.paths.map((path) => caddyValue(`${path}*`)).join(' ')}`]
      : []),
    '\t@file {',
    '\t\tfile {path}',
    '\t\tnot path */',
    `\t\tnot path ${privatePaths(pathPrefix).map(caddyValue).join(' ')}`,
    '\t}',
    '\t@immutable {',
    '\t\tfile {path}',
    `\t\tpath_regexp ${caddyPattern(`^${prefix}${IMMUTABLE_PATH}$`)}`,
    '\t}',
    '\t@svg {',
    '\t\tfile {path}',
    '\t\tpath *.svg',
    '\t}',
    '\t@page path *.html *.md',
    '\t# Caddy itself names what it compresses.',
    `\t@plain not header_regexp Accept-Encoding ${caddyPattern('(?i)(?:br|gzip|zstd)')}`,
    '\t@https protocol https',
    '\t@unsupported not method GET HEAD',
    '',
    ...(forms.upstream ? indent(forwardLines(forms)) : []),
    '\t# In this order: the later ones replace what the earlier ones set.',
    '\troute {',
    ...indent(indent(headerLines(pathPrefix, policy))),
    ...indent(indent(redirectLines(site))),
    '\t}',
    '\theader -Server',
    '\theader @unsupported Allow "GET, HEAD"',
    ...(forms.upstream || forms.paths.length === 0 ? [] : ['\terror @forms 404']),
    '\terror @unsupported 405',
    '\terror @private 404',
    '',
    '\t# As Markdown for programs that ask for it.',
    '\t@markdown {',
    `\t\theader_regexp Accept ${caddyPattern(`(?i)${WANTS_MARKDOWN}`)}`,
    '\t\tfile {docs_page}.md {docs_page}/index.md',
    '\t}',
    '\trewrite @markdown {file_match.relative}',
    '\t@html {',
    '\t\tnot file {path}',
    '\t\tpath_regexp html ^(.+)\\.html$',
    '\t}',
    '\trewrite @html {re.html.1}/index.html',
    '\ttry_files {path} {path}/index.html',
    '\tencode zstd gzip',
    ...indent(FILE_SERVER),
    '',
    '\thandle_errors {',
    ...indent(indent(notFoundLines(pathPrefix))),
    '\t}',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

function privatePaths(pathPrefix: string): string[] {
  return [`${PRIVATE_FOLDER}/*`, ...PRIVATE_FILES].map((path) => pathPrefix + path);
}

/** Where pages moved to, by their former address; Caddy compares decoded paths. */
function redirectMap({ pathPrefix, redirects = [] }: HostSite): string[] {
  if (redirects.length === 0) return [];
  return [
    'map {http.request.orig_uri.path} {docs_moved} {',
    ...redirects.flatMap((redirect) =>
      formsOf(pathPrefix, redirect).map(
        (from) => `\t${caddyValue(from)} ${caddyValue(locationOf(pathPrefix, redirect))}`,
      ),
    ),
    '\tdefault ""',
    '}',
  ];
}

function redirectLines({ redirects = [] }: HostSite): string[] {
  if (redirects.length === 0) return [];
  return [
    "@moved_with_query expression `{docs_moved} != '' && {query} != ''`",
    'redir @moved_with_query "{docs_moved}?{query}" 301',
    "@moved expression `{docs_moved} != ''`",
    'redir @moved "{docs_moved}" 301',
  ];
}

/** The scripts behind the forms. */
function forwardLines({ upstream, maxBytes }: HostForms): string[] {
  return [
    'handle @forms {',
    `\trequest_body {`,
    `\t\tmax_size ${maxBytes}`,
    '\t}',
    `\treverse_proxy ${caddyValue(upstream)} {`,
    '\t\theader_up Host {upstream_hostport}',
    '\t}',
    '}',
    '',
  ];
}

function headerLines(pathPrefix: string, policy: string): string[] {
  const always = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': policy,
    'Cache-Control': CACHE.revalidate,
  };
  return [
    'header {',
    ...indent(Object.entries(always).map(([name, value]) => `${name} ${caddyValue(value)}`)),
    '}',
    `header @https Strict-Transport-Security ${caddyValue(TRANSPORT_SECURITY)}`,
    'header @file Content-Type {docs_type}',
    `header @immutable Cache-Control ${caddyValue(CACHE.immutable)}`,
    `header Link ${caddyValue(linkHeader(pathPrefix))}`,
    'header @page +Vary Accept',
    'header @plain +Vary Accept-Encoding',
    `header @svg Content-Security-Policy ${caddyValue(SVG_POLICY)}`,
  ];
}

const FILE_SERVER = ['file_server {', '\tprecompressed br gzip', '\tdisable_canonical_uris', '}'];

const NOT_FOUND_SERVER = ['file_server {', '\tstatus 404', ...FILE_SERVER.slice(1)];

/** Paths that are not valid file names, for which Caddy would answer 500. */
const IMPOSSIBLE_PATH = String.raw`[^/]{80}|^.{1000}|\x00`;

/** Request headers that would turn a 404 into a 304 or a partial response. */
const CONDITIONS = [
  'If-Match',
  'If-None-Match',
  'If-Modified-Since',
  'If-Unmodified-Since',
  'If-Range',
  'Range',
];

/** Answers a 404 with the not-found page of the path's language, other errors with the bare status. */
function notFoundLines(pathPrefix: string): string[] {
  const own = PREFIXED_LOCALES.map(({ locale, path }) => {
    const start = `${pathPrefix}${path}`;
    return [
      `@${locale} path_regexp ${caddyPattern(`^${escapeRegExp(start)}(?:/|$)`)}`,
      `handle @${locale} {`,
      ...indent([`rewrite * ${caddyValue(`${start}/404.html`)}`, ...NOT_FOUND_SERVER]),
      '}',
    ];
  });
  const fallback = [
    'handle {',
    ...indent([`rewrite * ${caddyValue(`${pathPrefix}/404.html`)}`, ...NOT_FOUND_SERVER]),
    '}',
  ];
  return [
    'header -Server',
    'header -Etag',
    'header -Last-Modified',
    'header -Accept-Ranges',
    ...CONDITIONS.map((name) => `request_header -${name}`),
    `@miss expression \`{err.status_code} in [400, 404] || ({err.status_code} == 500 && path_regexp('${IMPOSSIBLE_PATH}'))\``,
    'handle @miss {',
    ...indent(['encode zstd gzip', ...own.flat(), ...fallback]),
    '}',
  ];
}

function usage(pathPrefix: string): string[] {
  const folder = pathPrefix ? `/srv/docs${pathPrefix}` : '/srv/docs';
  return [
    `# Copy the content of public/ to ${folder}, then:`,
    `#   DOCS_ADDRESS=docs.example.com DOCS_ROOT=/srv/docs caddy run --adapter caddyfile --config ${folder}/hosts/Caddyfile`,
    '# A host name as the address brings https with it; ":8080" serves http on that port.',
  ];
}

const indent = (lines: string[]): string[] => lines.map((line) => line && `\t${line}`);
