import fc from 'fast-check';
import { fuzz } from '../../../model/__tests__/fuzzSettings';
import { UnwritableError } from '../../escapes/escapes';
import { caddyfile } from '../caddyfile';
import type { HostSite } from '../../rules/hostSite';
import { redirectsFile } from '../netlifyFiles';
import { nginxConfig } from '../nginxConfig';

const FORMS = { paths: ['/assets/globalscripts/', '/market/'], maxBytes: 65_536, upstream: '' };
const SITE = { pathPrefix: '', policy: "default-src 'self'; script-src 'self'", forms: FORMS };

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
});

describe('the scripts behind the forms, where no real server of the tests is', () => {
  const upstream = { ...SITE, forms: { ...FORMS, upstream: 'https://scripts.example.com' } };

  it('are forwarded over https', () => {
    expect(nginxConfig(upstream)).toContain('proxy_ssl_server_name on;');
  });

  it('are forwarded by Netlify, and left alone by a site below a prefix', () => {
    expect(redirectsFile(upstream, [])).toContain(
      '/market/* https://scripts.example.com/market/:splat 200!\n',
    );
    expect(redirectsFile({ ...SITE, pathPrefix: '/idmp-docs' }, [])).not.toContain('market');
  });
});

describe('texts that no check has seen', () => {
  const WRITERS: Record<string, { write: (site: HostSite) => string; quoted: RegExp }> = {
    nginx: { write: nginxConfig, quoted: /"(?:[^"\\]|\\.)*"/gs },
    Caddy: { write: caddyfile, quoted: /`[^`]*`|"(?:[^"\\]|\\.)*"/gs },
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
