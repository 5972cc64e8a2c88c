import { headersOf, SVG_POLICY } from '../../rules/hostRules';
import { headerFaults } from '../headerFaults';

const POLICY = "default-src 'self'";

function faultsOf(path: string, changes: Record<string, string | null> = {}, origin = 'http://127.0.0.1') {
  const https = origin.startsWith('https');
  const wanted = headersOf({ path, found: true, https, policy: POLICY });
  const type = path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8';
  const headers = new Headers({ ...wanted, 'Content-Type': type, 'Content-Encoding': 'br' });
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headerFaults(path, {
    url: origin + path,
    status: 200,
    headers,
    text: 'x'.repeat(2_000),
    sha256: '',
  });
}

const SCRIPT = '/app-26418285a5eb9c9ede0e.js';

describe('headerFaults', () => {
  it('requires the SVG policy for SVGs, even if a host merges it with that of the site', () => {
    const address = '/assets/a-0123abcd.svg';
    const type = { 'Content-Type': 'image/svg+xml' };
    const fault = 'the Content-Security-Policy does not keep the image from running scripts';
    expect(faultsOf(address, { ...type, 'Content-Security-Policy': POLICY })).toContain(fault);
    expect(
      faultsOf(address, { ...type, 'Content-Security-Policy': `${POLICY}, ${SVG_POLICY}` }),
    ).not.toContain(fault);
  });

  it('finds nothing in what the host rules want', () => {
    expect(faultsOf('/en/intro')).toEqual([]);
    expect(faultsOf('/release-history/1.0.5.0')).toEqual([]);
    expect(faultsOf(SCRIPT)).toEqual([]);
    expect(faultsOf('/en/intro', {}, 'https://docs.example.com')).toEqual([]);
  });

  it('accepts equivalent headers', () => {
    expect(faultsOf(SCRIPT, { 'Content-Type': 'application/javascript' })).toEqual([]);
    expect(faultsOf('/en/intro', { 'Content-Type': 'text/html;charset=UTF-8' })).toEqual([]);
    expect(faultsOf('/en/intro', { 'Cache-Control': 'no-cache' })).toEqual([]);
    expect(faultsOf(SCRIPT, { 'Cache-Control': 'public,max-age=31536000,s-maxage=60,immutable' })).toEqual(
      [],
    );
    expect(faultsOf('/en/intro', { 'Content-Encoding': 'gzip' })).toEqual([]);
  });

  it.each<[string, string, Record<string, string | null>, string]>([
    [
      'a page in place of a script',
      SCRIPT,
      { 'Content-Type': 'text/html; charset=utf-8' },
      'content type text/html; charset=utf-8, not text/javascript; charset=utf-8',
    ],
    [
      'text without charset',
      '/en/intro',
      { 'Content-Type': 'text/html' },
      'content type text/html, not text/html; charset=utf-8',
    ],
    [
      'pages that are kept',
      '/en/intro',
      { 'Cache-Control': 'public, max-age=600' },
      'Cache-Control is "public, max-age=600", not "public, max-age=0, must-revalidate"',
    ],
    [
      'hashed files that are asked for again',
      SCRIPT,
      { 'Cache-Control': null },
      'Cache-Control is "none", not "public, max-age=31536000, immutable"',
    ],
    [
      'a missing security header',
      '/en/intro',
      { 'X-Content-Type-Options': null },
      'no X-Content-Type-Options',
    ],
    [
      'a weaker security header',
      '/en/intro',
      { 'X-Frame-Options': 'SAMEORIGIN' },
      'X-Frame-Options is "SAMEORIGIN", not "DENY"',
    ],
    ['no policy', '/en/intro', { 'Content-Security-Policy': null }, 'no Content-Security-Policy'],
    [
      'a policy with holes',
      '/en/intro',
      { 'Content-Security-Policy': "script-src 'unsafe-inline'" },
      'the Content-Security-Policy allows unsafe code or styles',
    ],
    ['text as it is', '/en/intro', { 'Content-Encoding': null }, 'sent without compression'],
  ])('finds %s', (_what, path, changes, fault) => {
    expect(faultsOf(path, changes)).toEqual([fault]);
  });

  it('requires HSTS on https', () => {
    expect(faultsOf('/', { 'Strict-Transport-Security': null }, 'https://docs.example.com')).toEqual([
      'no Strict-Transport-Security ("max-age=31536000")',
    ]);
  });
});
