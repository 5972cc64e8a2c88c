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
import { PREFIXED_LOCALES, PRIVATE_PATHS, type HostSite } from './hostSite';

/** A complete Caddyfile; address and folder come from environment variables. */
export function caddyfile({ pathPrefix, policy, redirects = [] }: HostSite): string {
  const prefix = escapeRegExp(pathPrefix);
  const lines = [
    ...usage(pathPrefix),
    '{$DOCS_ADDRESS::8080} {',
    '\troot * {$DOCS_ROOT:.}',
    '',
    '\tmap {path} {docs_type} {',
    ...Object.entries(FILE_TYPES).map(([ext, type]) => `\t\t~\\.${ext}$ "${withCharset(type)}"`),
    `\t\tdefault "${UNKNOWN_TYPE}"`,
    '\t}',
    '\t@file {',
    '\t\tfile {path}',
    '\t\tnot path */',
    '\t}',
    '\t@immutable {',
    '\t\tfile {path}',
    `\t\tpath_regexp ^${prefix}${IMMUTABLE_PATH}$`,
    '\t}',
    '\t@svg {',
    '\t\tfile {path}',
    '\t\tpath *.svg',
    '\t}',
    '\t@page path *.html *.md',
    '\t@https protocol https',
    '\t@unsupported not method GET HEAD',
    `\t@private path ${PRIVATE_PATHS.map((path) => pathPrefix + path).join(' ')}`,
    '',
    '\t# In this order: the later ones replace what the earlier ones set.',
    '\troute {',
    ...indent(indent(headerLines(pathPrefix, policy))),
    ...redirects.flatMap(({ from, to }) =>
      ['', '/'].map((end) => `\t\tredir "${pathPrefix}${from}${end}" "${pathPrefix}${encodeURI(to)}" 301`),
    ),
    '\t}',
    '\theader -Server',
    '\theader @unsupported Allow "GET, HEAD"',
    '\terror @unsupported 405',
    '\terror @private 404',
    '',
    '\t# /page, /page/, /page.html and /page/index.html show the same page, without a redirect.',
    '\t# As Markdown for programs that ask for it.',
    '\t@markdown {',
    `\t\theader_regexp Accept \`(?i)${WANTS_MARKDOWN}\``,
    '\t\tfile {path}.md {path}/index.md',
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

function headerLines(pathPrefix: string, policy: string): string[] {
  const always = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': policy,
    'Cache-Control': CACHE.revalidate,
  };
  return [
    'header {',
    ...indent(Object.entries(always).map(([name, value]) => `${name} "${value}"`)),
    '}',
    `header @https Strict-Transport-Security "${TRANSPORT_SECURITY}"`,
    'header @file Content-Type {docs_type}',
    `header @immutable Cache-Control "${CACHE.immutable}"`,
    `header Link \`${linkHeader(pathPrefix)}\``,
    'header @page +Vary Accept',
    `header @svg Content-Security-Policy "${SVG_POLICY}"`,
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
      `@${locale} path_regexp ^${escapeRegExp(start)}(?:/|$)`,
      `handle @${locale} {`,
      ...indent([`rewrite * ${start}/404.html`, ...NOT_FOUND_SERVER]),
      '}',
    ];
  });
  const fallback = ['handle {', ...indent([`rewrite * ${pathPrefix}/404.html`, ...NOT_FOUND_SERVER]), '}'];
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
