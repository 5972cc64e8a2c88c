import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { rmSync } from 'node:fs';
import { fuzz, FUZZ_TIMEOUT_MS } from '../packages/model/__tests__/fuzzSettings';
import { encodeAddress, foldAddress, normalizeSegments, slugFault, urlPath } from '@idmp/model';
import { mapLimited } from '@idmp/files';
import { builtNames } from '@idmp/markdown';
import { registerFeatures } from '../src/features/features';
import { ask } from './support/hosts/ask';
import { HOSTS, type RunningHost } from './support/hosts/realHosts';
import { FILES, writeSmallSite } from './support/hosts/smallSite';

const ADDRESSES = 1_000;
/** At least as many of them must pass the check, and be requested. */
const SERVED_MIN = ADDRESSES / 3;
const REQUESTS_AT_ONCE = 16;
registerFeatures();
const OWN = builtNames();

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const sign = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...'abcXYZ019-_.~ 中文数据（）：、') },
  { weight: 3, arbitrary: fc.constantFrom(...ASCII) },
  { weight: 4, arbitrary: fc.constantFrom(..."!'()+,;=@&[]") },
  {
    weight: 2,
    arbitrary: fc.constantFrom('e\u0301', '\u0bcd', '😀', '\u05d0', 'ß', 'İ', 'ﬁ', '\ufe0f', '𠮷'),
  },
  { weight: 1, arbitrary: fc.constantFrom('\u200b', '\u202e', '\u00a0', '\u2028', '\ud800', '\ufeff') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '%41',
      '%2e',
      '$uri',
      '{path}',
      '{$HOME}',
      '${HOME}',
      '%1',
      '$1',
      '\\n',
      '"',
      '"}',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('index', '.html', '.md', '.br', '.svg', '.js', 'robots.txt', 'hosts', '1.0'),
  },
);
const address = fc
  .array(
    fc.array(sign, { minLength: 1, maxLength: 8 }).map((signs) => signs.join('')),
    { minLength: 1, maxLength: 3 },
  )
  // As slugs and aliases of front matter are read.
  .map((segments) => normalizeSegments(segments.join('/').split('/')).join('/'));

/** Addresses from reviews that were served wrong, or stopped a server. */
const KNOWN = [
  '中文',
  'a b',
  'a$1b',
  'a{b}',
  'price$list',
  '{$HOME}',
  '"x',
  'a"; root /etc; #',
  'a%b',
  'a\nb',
  'boot.js',
  'robots.txt',
  'guide.md',
];

/** A random site: half of the addresses that the check accepts are pages, the others lead to those. */
function randomSite() {
  const { numRuns, seed } = fuzz(ADDRESSES);
  const drawn = [...KNOWN, ...fc.sample(address, { numRuns, seed })];
  const accepted = new Map<string, string>();
  for (const slug of drawn)
    if (slug !== '' && slugFault(slug, OWN) === undefined) accepted.set(foldAddress(slug), slug);
  const slugs = [...accepted.values()].filter((slug) => !(`${slug}/index.html` in FILES));
  const pages = slugs.filter((_, index) => index % 2 === 0);
  const redirects = slugs
    .filter((_, index) => index % 2 === 1)
    .map((slug, index) => ({ from: `/${slug}`, to: `/${pages[index % pages.length] ?? ''}` }));
  const files = Object.fromEntries(pages.map((slug) => [`${slug}/index.html`, bodyOf(slug)]));
  return { pages, redirects, files: { ...FILES, ...files }, refused: drawn.length - slugs.length };
}

const bodyOf = (slug: string): string =>
  `<!doctype html><meta charset="utf-8"><p>${JSON.stringify(slug)}</p>`;

test.describe('addresses that the check accepts', () => {
  const site = randomSite();

  for (const host of HOSTS) {
    test(`are served right by ${host.name}, and lead on from former addresses`, async () => {
      test.skip(host.missing() !== null, host.missing() ?? '');
      test.setTimeout(FUZZ_TIMEOUT_MS * 3);
      expect(site.pages.length + site.redirects.length).toBeGreaterThan(SERVED_MIN);
      expect(site.refused).toBeGreaterThan(SERVED_MIN / 2);
      const folder = await writeSmallSite({ files: site.files, redirects: site.redirects });
      let running: RunningHost | undefined;
      try {
        const { url } = (running = await host.start(folder));
        const wrong = await mapLimited(site.pages, REQUESTS_AT_ONCE, async (slug) => {
          const forms = [
            encodeAddress(`/${slug}`),
            `${urlPath(`/${slug}`)}/`,
            `${encodeAddress(`/${slug}`)}.html`,
          ];
          const answers = await Promise.all(forms.map((form) => ask(url, form)));
          const right = answers.every(
            ({ status, body }) => status === 200 && body.toString() === bodyOf(slug),
          );
          return right ? [] : [`${JSON.stringify(slug)}: ${answers.map(({ status }) => status).join()}`];
        });
        expect(wrong.flat()).toEqual([]);
        const astray = await mapLimited(site.redirects, REQUESTS_AT_ONCE, async ({ from, to }) => {
          const answer = await ask(url, `${encodeAddress(from)}?q=1`);
          const expected = `${urlPath(to)}?q=1`;
          if (answer.status !== 301 || answer.headers.location !== expected)
            return [`${JSON.stringify([from, to])}: ${answer.status} ${answer.headers.location ?? ''}`];
          const target = await ask(url, expected);
          return target.body.toString() === bodyOf(to.slice(1))
            ? []
            : [`${JSON.stringify([from, to])}: other page`];
        });
        expect(astray.flat()).toEqual([]);
      } finally {
        await running?.close();
        rmSync(folder, { recursive: true });
      }
    });
  }
});
