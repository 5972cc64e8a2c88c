import fc from 'fast-check';
import { encodeCookieValue, isWithinDomain } from '../../../../settings/cookies';
import { formatHistory, nextHistory, parseHistory } from '../visitHistory';

const ROOM = { cookieName: 'TS_LOG', maxBytes: 4_000 };
const DOMAIN = 'example.com';
const DOMAINS = [DOMAIN, 'example.org'];
const bytesOf = (history: readonly string[]): number =>
  `TS_LOG=${encodeCookieValue(formatHistory(history, ROOM))}`.length;

describe('nextHistory', () => {
  const url = 'https://docs.example.com/intro';

  it('appends the page when a page of one of the domains of the vendor led to it', () => {
    for (const referrer of [
      'https://example.com/',
      'https://www.example.com/idmp',
      'https://www.example.org/',
    ]) {
      expect(nextHistory(['https://a.example/'], { url, referrer }, DOMAINS)).toEqual([
        'https://a.example/',
        url,
      ]);
    }
  });

  it('restarts with the referrer when the reader comes from elsewhere', () => {
    for (const referrer of [
      'https://search.example/',
      'https://notexample.com/',
      'https://example.com.evil.io/',
    ]) {
      expect(nextHistory(['https://a.example/'], { url, referrer }, DOMAINS)).toEqual([referrer]);
    }
  });

  it('becomes empty when the browser sends no referrer', () => {
    expect(nextHistory(['https://a.example/'], { url, referrer: '' }, DOMAINS)).toEqual([]);
  });
});

describe('isWithinDomain', () => {
  it('accepts the domain and its subdomains, not hosts with the same ending', () => {
    expect(['example.com', 'a.b.example.com'].every((host) => isWithinDomain(host, DOMAIN))).toBe(true);
    expect(['', 'badexample.com', 'example.com.io', 'com'].some((host) => isWithinDomain(host, DOMAIN))).toBe(
      false,
    );
  });
});

describe('formatHistory', () => {
  it('round-trips, joined by commas', () => {
    const history = ['https://a.example/x?y=1#z', 'https://b.example/'];
    expect(formatHistory(history, ROOM)).toBe('https://a.example/x?y=1#z,https://b.example/');
    expect(parseHistory(formatHistory(history, ROOM))).toEqual(history);
  });

  it('keeps a comma inside an address from splitting it', () => {
    expect(parseHistory(formatHistory(['https://a.example/1,2'], ROOM))).toEqual(['https://a.example/1%2C2']);
  });

  it('drops the oldest of 200 long addresses, not the newest', () => {
    const history = Array.from(
      { length: 200 },
      (_, i) => `https://a.example/${i}/${'页'.repeat(30)}?q=${'x'.repeat(50)}`,
    );
    const kept = parseHistory(formatHistory(history, ROOM));
    expect(bytesOf(history)).toBeLessThanOrEqual(4_000);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept).toEqual(history.slice(-kept.length));
  });

  it('shortens or drops the newest address if it does not fit alone', () => {
    const long = 'x'.repeat(5_000);
    expect(formatHistory([`https://a.example/p?q=${long}`], ROOM)).toBe('https://a.example/p');
    expect(formatHistory([`https://a.example/${long}`], ROOM)).toBe('');
  });

  it('never throws and never grows past the limit', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3_000 }),
      fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 500 })
        .map((units) => String.fromCharCode(...units)),
    );
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 200 }), (history) => {
        expect(bytesOf(history)).toBeLessThanOrEqual(4_000);
      }),
      { numRuns: 500 },
    );
  });
});

describe('parseHistory', () => {
  it('reads an empty value as an empty list', () => {
    expect([parseHistory(null), parseHistory(''), parseHistory(',,')]).toEqual([[], [], []]);
  });
});

describe('encodeCookieValue', () => {
  it('escapes everything that could end the value', () => {
    const encoded = encodeCookieValue('https://a.example/?x=;<b>,"\\ \r\n\uD800名');
    expect(encoded).toMatch(/^[\w:/?=&%.\-!~*'()]+$/);
    expect(decodeURIComponent(encoded)).toBe('https://a.example/?x=;<b>,"\\ \r\n\uFFFD名');
  });
});

describe('parseHistory', () => {
  it('drops malformed entries of other sites', () => {
    const planted = [
      'https://a.example/x',
      '<script>',
      'a\r\nBcc: x',
      'https://a.example/\r\nx',
      '',
      'android-app://com.x/',
    ];
    expect(parseHistory(planted.join(','))).toEqual(['https://a.example/x', 'android-app://com.x/']);
  });
});
