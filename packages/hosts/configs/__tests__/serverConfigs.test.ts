import fc from 'fast-check';
import { fuzz } from '../../../model/__tests__/fuzzSettings';
import { escapeRegExp, UnwritableError } from '@idmp/model';
import { caddyfile } from '../caddyfile';
import { notFoundFileFor, type HostSite } from '../../rules/hostSite';
import { apacheFormsConfig, htaccess } from '../htaccess';
import { redirectsFile } from '../netlifyFiles';
import { nginxConfig } from '../nginxConfig';

const FORMS = { paths: ['/assets/globalscripts/', '/market/'], maxBytes: 65_536, upstream: '' };
const SITE = { pathPrefix: '', policy: "default-src 'self'; script-src 'self'", forms: FORMS };
const PREFIXED = { ...SITE, pathPrefix: '/idmp-docs' };

describe('notFoundFileFor', () => {
  it('depends on the language of the path', () => {
    expect(notFoundFileFor('/en')).toBe('/en/404.html');
    expect(notFoundFileFor('/en/nowhere')).toBe('/en/404.html');
    expect(notFoundFileFor('/nowhere')).toBe('/404.html');
    expect(notFoundFileFor('/english')).toBe('/404.html');
  });
});

describe('escapeRegExp', () => {
  it('escapes special characters', () => {
    expect(new RegExp(`^${escapeRegExp('/v1.0+(x)')}$`).test('/v1.0+(x)')).toBe(true);
    expect(new RegExp(`^${escapeRegExp('/v1.0')}$`).test('/v1x0')).toBe(false);
  });
});

describe('nginxConfig', () => {
  it('lists redirects as nginx sorts them, which takes it quadratic time in any other order', () => {
    const froms = ['/c', '/a-b', '/中文', '/a', '/a/b', '/B'];
    const config = nginxConfig({ ...SITE, redirects: froms.map((from) => ({ from, to: '/new' })) });
    expect([...config.matchAll(/location = "([^"]*)"/g)].map(([, from]) => from)).toEqual([
      '/B',
      '/B/',
      '/a',
      '/a/',
      '/a/b',
      '/a/b/',
      '/a-b',
      '/a-b/',
      '/c',
      '/c/',
      '/中文',
      '/中文/',
    ]);
  });

  it('contains the policy as one quoted value', () => {
    expect(nginxConfig(SITE)).toContain(`set $docs_policy "${SITE.policy}";`);
  });

  it('has balanced braces and ends each directive', () => {
    for (const line of nginxConfig(PREFIXED).split('\n')) expect(line).toMatch(/^$|^\s*#|[;{}]$/);
  });

  it('answers malformed addresses with the not-found page where the whole server is the site', () => {
    expect(nginxConfig(SITE)).toContain('error_page 400 =404 /404.html;');
    expect(nginxConfig(PREFIXED)).not.toContain('error_page 400');
  });

  it('touches only its prefix', () => {
    const config = nginxConfig(PREFIXED);
    expect(config).toContain('location ^~ "/idmp-docs/" {');
    expect(config).toContain('set $docs_not_found "/idmp-docs/404.html";');
    expect(config).toContain('"^/idmp-docs/en(?:/|$)"');
  });
});

describe('caddyfile', () => {
  it('takes its address and folder from the environment', () => {
    expect(caddyfile(SITE)).toContain('{$DOCS_ADDRESS::8080} {\n\troot * {$DOCS_ROOT:.}');
  });

  it('contains the policy as one quoted value', () => {
    expect(caddyfile(SITE)).toContain(`Content-Security-Policy "${SITE.policy}"`);
  });

  it('finds hashed files and not-found pages below the prefix', () => {
    const config = caddyfile(PREFIXED);
    expect(config).toContain('path_regexp `^/idmp-docs(?:');
    expect(config).toContain('rewrite * "/idmp-docs/en/404.html"');
    expect(config).toContain('rewrite * "/idmp-docs/404.html"');
  });
});

describe('htaccess', () => {
  it('carries the policy, and puts the prefix before every path', () => {
    const text = htaccess(PREFIXED);
    expect(text).toContain(`Header always set Content-Security-Policy "${SITE.policy}"`);
    expect(text).toContain('RewriteBase "/idmp-docs/"');
    expect(text).toContain('ErrorDocument 404 "/idmp-docs/en/404.html"');
  });

  it('closes each section', () => {
    const count = (pattern: RegExp): number => [...htaccess(SITE).matchAll(pattern)].length;
    expect(count(/^<(?:If|FilesMatch) /gm)).toBe(count(/^<\/(?:If|FilesMatch)>/gm));
  });
});

describe('the scripts behind the forms', () => {
  const upstream = { ...SITE, forms: { ...FORMS, upstream: 'https://scripts.example.com' } };

  it('are forwarded by the files of every host', () => {
    expect(nginxConfig(upstream)).toContain(
      'location ^~ /market/ { proxy_pass "https://scripts.example.com"; proxy_ssl_server_name on;',
    );
    expect(caddyfile(upstream)).toContain('reverse_proxy "https://scripts.example.com"');
    expect(apacheFormsConfig(upstream)).toContain('SSLProxyEngine On\n');
    expect(apacheFormsConfig(upstream)).toContain(
      'ProxyPass "/market/" "https://scripts.example.com/market/"',
    );
    expect(redirectsFile(upstream, [])).toContain(
      '/market/* https://scripts.example.com/market/:splat 200!\n',
    );
  });

  it('lie at the root of the host, so a site below a prefix leaves them alone unless it forwards them', () => {
    const files = [nginxConfig, caddyfile, htaccess, apacheFormsConfig].map((write) => write(PREFIXED));
    expect(redirectsFile(PREFIXED, [])).not.toContain('market');
    for (const file of files) expect(file).not.toContain('reverse_proxy');
    expect(nginxConfig(PREFIXED)).not.toContain('market');
    expect(nginxConfig({ ...PREFIXED, forms: { ...FORMS, upstream: 'http://127.0.0.1:8081' } })).toContain(
      'location ^~ /market/',
    );
  });
});

describe('texts that no check has seen', () => {
  const WRITERS: Record<string, { write: (site: HostSite) => string; quoted: RegExp }> = {
    nginx: { write: nginxConfig, quoted: /"(?:[^"\\]|\\.)*"/gs },
    Caddy: { write: caddyfile, quoted: /`[^`]*`|"(?:[^"\\]|\\.)*"/gs },
    // Flags stand outside of quotes, so they must be one word.
    Apache: { write: htaccess, quoted: /docs_moved:[^\s\],"]*|"(?:[^"\\]|\\.)*"/gs },
    Netlify: { write: (site) => redirectsFile(site, []), quoted: /(?<=^|\s)\/\S*/gm },
  };
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ...' "\'\\`$;{}#%*:[]()|<>&,=\n\r\t',
        '${x}',
        '{$X}',
        '%{X}',
        '"; }',
        '" [L]\nRewriteRule',
      ),
      fc.constantFrom(...'ab/1中'),
    ),
    maxLength: 16,
  });

  it.each(Object.keys(WRITERS))(
    'change nothing in the configuration of %s but their own words, or stop the build',
    (name) => {
      const { write, quoted } = WRITERS[name] ?? { write: () => '', quoted: /x/ };
      const shapeOf = (site: HostSite): string => write(site).replace(quoted, '""');
      const shape = shapeOf({ ...SITE, redirects: [{ from: '/x', to: '/y' }] });
      let written = 0;
      fc.assert(
        fc.property(text, text, (from, to) => {
          try {
            expect(shapeOf({ ...SITE, redirects: [{ from: `/${from}`, to: `/${to}` }] })).toBe(shape);
            written += 1;
          } catch (error) {
            if (!(error instanceof UnwritableError)) throw error;
          }
        }),
        fuzz(2_000),
      );
      expect(written).toBeGreaterThan(100);
    },
  );
});
