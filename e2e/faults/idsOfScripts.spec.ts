import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingIn, promisedVersions } from '../../scripts/lint/browserSupport.mjs';
import { isShellId } from '../../src/settings/shellIds';
import { expect, test } from '../support/searchTest';

const DOC = 'basic/data-model';
const WORD = /[A-Za-z_$][\w$]*/g;
const READ_GLOBAL = /\b(?:window|globalThis|self)\??\.([\w$]+)|\btypeof (?!this\b)([A-Za-z_$][\w$]{2,})/g;
/** InstantSearch reads its version to name it, which an element does not have. */
const HARMLESS = ['next'];

const scripts = readdirSync('public', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(path.join('public', file), 'utf8'))
  .join('\n');
/** Every name in a script of the build, its free globals among them. */
const names = [...new Set(scripts.match(WORD))];
const promised = promisedVersions();
const optional = names
  .filter((name) => (missingIn(undefined, name, promised) ?? []).length > 0)
  // The browser enforces its policy all the same.
  .filter((name) => name !== 'trustedTypes');

test.beforeEach(async ({ page }) => {
  // As in the oldest browsers that package.json promises.
  await page.addInitScript((missing) => {
    for (const name of missing) Reflect.deleteProperty(window, name);
  }, optional);
});

test('a global that scripts read and a browser may lack is no id of an article', async ({ page }) => {
  const read = [...scripts.matchAll(READ_GLOBAL)].map(([, member, tested]) => member ?? tested ?? '');
  await page.goto('/robots.txt');
  const lacking = await page.evaluate(
    (globals) => globals.filter((name) => !(name in window)),
    [...new Set(read)],
  );
  expect(lacking).toContain('requestIdleCallback');
  expect(lacking.filter((name) => !isShellId(name) && !HARMLESS.includes(name))).toEqual([]);
});

test('a page with every name in the scripts as an id starts and finds', async ({ doc, page, search }) => {
  const marks = names.filter((name) => !isShellId(name)).map((name) => `<span id="${name}"></span>`);
  expect(marks.length).toBeGreaterThan(2000);
  await page.route(`**${doc.addressOf(DOC)}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</article>', `${marks.join('')}</article>`) });
  });
  await doc.open(DOC);
  await expect(doc.article.locator('span[id]:empty')).toHaveCount(marks.length);
  await search.find('element');
});
