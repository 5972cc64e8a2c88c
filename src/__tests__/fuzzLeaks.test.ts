import path from 'node:path';
import fc from 'fast-check';
import { visit } from 'unist-util-visit';
import { fuzz, FUZZ_TIMEOUT_MS } from '../../packages/model/__tests__/fuzzSettings';
import { type Page, perLocale } from '@idmp/model';
import { feedFiles } from '../features/feeds/build/feedFiles';
import { fileAt, PublishedFiles } from '@idmp/hosts';
import type { PageOutline } from '../build/siteOutline';
import { publishedFolder } from '../../packages/hosts/published/__tests__/publishedFolder';
import { paperDocument } from '../features/pdf/build/paperDocument';
import { llmsTxt } from '../features/twins/build/llmsTxt';
import { twinOf, twinText } from '../features/twins/build/twin';
import { article } from '../../packages/compile/tree/__tests__/article';
import { toArticleHtml } from '@idmp/compile';
import { makeProject, removeProjects, siteOf } from '../../packages/content/__tests__/project';

/** Documents, each with several hostile texts. */
const RUNS = 24;
const TEXTS_PER_DOCUMENT = 50;
const SITE_URL = 'https://docs.example';
const CANARY = 'canary-2f1c9b';
/** Content of each file that nobody may get, and what would show that it was packed. */
const SECRET = `KEY=${CANARY}\n`;
const TRACES = [CANARY, Buffer.from(SECRET).toString('base64').slice(0, -4)];

const OWN = { 'index.html': '<html>', 'assets/ok-01234567.svg': '<svg id="ok"/>' };
const root = makeProject({ '.env.production': SECRET, 'release-key.pem': SECRET });
let files: PublishedFiles;
beforeAll(async () => {
  const publicDir = await publishedFolder(root, { ...OWN, 'hosts/site.json': SECRET, '.htaccess': SECRET });
  files = await PublishedFiles.of(publicDir);
});
afterAll(removeProjects);

/** Spellings of paths to files that exist beside those that the build published. */
const target = fc
  .tuple(
    fc.constantFrom('', '..', '.', 'assets', 'en', '%2e%2e', '..%2f..', '%2E.', '/', '//', String.raw`..\..`),
    fc.nat({ max: 4 }),
    fc.constantFrom(
      '.env.production',
      'release-key.pem',
      'hosts/site.json',
      '.htaccess',
      path.join(root, '.env.production').slice(1),
      '.env%2Eproduction',
      '.env.production?x=.svg',
      '.env.production#.svg',
      'etc/passwd',
    ),
  )
  .map(([step, times, file]) => `/${`${step}/`.repeat(times)}${file}`);

/** Texts that look like what the outputs search pages for. */
const markup = target.chain((file) =>
  fc.constantFrom(
    file,
    ` src="${file}"`,
    ` srcset="${file}"`,
    `<img src="${file}">`,
    `<source type="image/webp" srcset="/a.webp 1w, ${file} 2w"><img src="${file}"`,
    `<link rel="stylesheet" href="${file}"> href="/../app.css"`,
    `<a href="${file}"> ="${file}`,
    `<script src="${file}"></script></article><p id="idmp-page">`,
    `](${file}) ![](${file}) url(${file})`,
    `file://${file}`,
  ),
);

const escaped = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
const quoted = (text: string): string => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Places of a text in a page; all but the last few show it as it is. */
const PLACES: readonly ((text: string) => string)[] = [
  (text) => `\`\`\` ${text} \`\`\``,
  (text) => `~~~~html title="x"\n${text}\n~~~~`,
  (text) => escaped(text),
  (text) => `## ${escaped(text)}`,
  (text) => `- ${escaped(text)}\n\n  \`\`\`\n  ${text}\n  \`\`\``,
  (text) => `| A | B |\n|---|---|\n| ${escaped(text)} | x |`,
  (text) => `:::note[${escaped(text)}]\n\n${escaped(text)}\n\n:::`,
  (text) => `[${escaped(text)}](https://x.example "${quoted(text)}")`,
  (text) => `![${escaped(text)}](./ok.svg "${quoted(text)}")`,
  (text) => `<span title="${quoted(text)}">x</span>`,
  (text) => `<details>\n<summary>${escaped(text)}</summary>\n\n${escaped(text)}\n\n</details>`,
  (text) => `![x](<${text.replace(/[<>\n]/g, '')}>)`,
  (text) => `[x](<${text.replace(/[<>\n]/g, '')}>)`,
  (text) => `[x](<pathname://${text.replace(/[<>\n]/g, '')}>)`,
  (text) => `<img src="${quoted(text)}" alt="x" />`,
  (text) => `<video src="${quoted(text)}"></video>`,
];

const hostileText = fc.tuple(markup, fc.constantFrom(...PLACES)).map(([text, place]) => place(text));

const documentText = fc
  .tuple(
    fc.array(hostileText, { minLength: TEXTS_PER_DOCUMENT, maxLength: TEXTS_PER_DOCUMENT }),
    markup,
    markup,
  )
  .map(([texts, title, description]) => {
    const head = { title: title || 'T', description: description || 'D', keywords: [title || 'K'] };
    return `---\n${JSON.stringify(head)}\n---\n${texts.join('\n\n')}\n`;
  });

/** What each output makes of the pages of a site. */
async function outputsOf(pages: readonly Page[]): Promise<{ name: string; text: string }[]> {
  const listed = pages.map((page) => ({ ...page, digest: '' })) as PageOutline[];
  const articles = new Map(pages.map(({ address, tree }) => [address, tree]));
  const pageAt = new Map(listed.map((page) => [page.address, page]));
  const sidebar = pages.map(({ title, address }) => ({ type: 'link' as const, label: title, address }));
  const outline = { pathPrefix: '', pages: listed, sidebars: perLocale(() => sidebar) };
  const site = { siteUrl: SITE_URL, pathPrefix: '', addresses: new Set(articles.keys()) };
  const paper = paperDocument({
    locale: 'en',
    title: 'Docs',
    state: '',
    entries: sidebar,
    articleAt: (address) => articles.get(address),
    base: SITE_URL,
    pathPrefix: '',
    styleSheets: [],
  });
  const entries = pages.map(({ title, description }) => ({
    title,
    link: SITE_URL,
    text: description,
    items: [title],
    updated: new Date(0),
  }));
  const feeds = feedFiles({ title: 'Docs', locale: 'en', address: SITE_URL, home: SITE_URL, entries });
  return [
    { name: 'PDF', text: paper.html + (await loadedBy(paper.html)) },
    ...pages.map(({ tree }, index) => ({
      name: 'twin',
      text: twinText(outline.pages[index]!, twinOf(tree, site), site),
    })),
    { name: 'llms.txt', text: llmsTxt({ locale: 'en', sidebar, pageAt, packs: [], site }) },
    { name: 'feeds', text: feeds.atom + feeds.json },
  ];
}

/** Content of all files that a browser loads for a page, through the wall of `npm run pdf`. */
async function loadedBy(html: string): Promise<string> {
  const addresses: string[] = [];
  visit(article(html), 'element', ({ properties }) => {
    for (const name of ['src', 'srcSet', 'href', 'poster', 'data'])
      if (properties[name] !== undefined) addresses.push(String(properties[name]));
  });
  const texts = addresses.map(async (address) => {
    const url = URL.canParse(address, SITE_URL) ? new URL(address, SITE_URL) : null;
    if (url?.origin !== SITE_URL) return '';
    return files.read(fileAt(url.pathname)).then(String, () => '');
  });
  return (await Promise.all(texts)).join('\n');
}

describe('hostile texts in pages', () => {
  it('are told from what the outputs search for', async () => {
    const leaked = TRACES.filter((trace) => Buffer.from(SECRET).toString('base64').includes(trace));
    expect([SECRET.includes(CANARY), leaked.length]).toEqual([true, 1]);
    expect(await loadedBy('<img src="/assets/ok-01234567.svg">')).toContain('<svg id="ok"/>');
  });

  it(
    'bring no file into an output that the build did not publish',
    async () => {
      let shown = 0;
      await fc.assert(
        fc.asyncProperty(documentText, async (text) => {
          const { pages } = await siteOf({ 'content/en/a.md': text, 'content/en/ok.svg': '<svg/>' });
          const own = pages.filter(({ slug, locale }) => slug === 'a' && locale === 'en');
          expect(own).toHaveLength(1);
          if (own[0] && toArticleHtml(own[0].tree).includes('.env')) shown += 1;
          for (const output of await outputsOf(own))
            for (const trace of TRACES)
              expect(output.text.includes(trace) ? output.name : 'no output').toBe('no output');
        }),
        fuzz(RUNS),
      );
      // Most pages compile and show the texts.
      expect(shown).toBeGreaterThan(RUNS / 2);
    },
    FUZZ_TIMEOUT_MS,
  );
});
