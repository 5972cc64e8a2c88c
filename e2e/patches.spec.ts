import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from './fixtures';
import { buildSite, SMALL_PREFIXED_SITE } from './support/buildSite';
import { matrixUnless } from './support/matrix';

const BUILDS_TIMEOUT_MS = 6 * 60_000;

/** Content of a page, regardless of file names. */
interface PageSummary {
  text: string;
  links: string[];
  ids: string[];
  head: string[];
}

const isElement = (node: DefaultTreeAdapterTypes.Node): node is DefaultTreeAdapterTypes.Element =>
  'tagName' in node;

const attribute = (node: DefaultTreeAdapterTypes.Element, name: string): string =>
  node.attrs.find((attr) => attr.name === name)?.value ?? '';

function summarize(html: string): PageSummary {
  const summary: PageSummary = { text: '', links: [], ids: [], head: [] };
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (isElement(node)) {
      if (['script', 'style', 'noscript'].includes(node.tagName)) return;
      if (node.tagName === 'a') summary.links.push(attribute(node, 'href'));
      if (attribute(node, 'id')) summary.ids.push(attribute(node, 'id'));
      const isSheet = attribute(node, 'rel') === 'stylesheet';
      if (['meta', 'link', 'title'].includes(node.tagName) && !isSheet)
        summary.head.push(
          `${node.tagName} ${node.attrs.map(({ name, value }) => `${name}=${value}`).join(' ')}`,
        );
    }
    if (node.nodeName === '#text') summary.text += (node as DefaultTreeAdapterTypes.TextNode).value;
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return summary;
}

function pagesOf(folder: string): Map<string, PageSummary> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !/^(?:static|page-data)\//.test(name))
    .sort();
  return new Map(files.map((name) => [name, summarize(readFileSync(path.join(folder, name), 'utf8'))]));
}

// The longest of all builds, and whoever changes a patch runs the matrix.
test('an unpatched Gatsby builds the same pages', matrixUnless(false), async () => {
  test.setTimeout(BUILDS_TIMEOUT_MS);
  const patched = pagesOf(await buildSite(SMALL_PREFIXED_SITE));
  const unpatched = pagesOf(await buildSite({ ...SMALL_PREFIXED_SITE, env: { IDMP_PATCHES: 'off' } }));
  expect(patched.size).toBeGreaterThan(10);
  expect([...unpatched.keys()]).toEqual([...patched.keys()]);
  for (const [name, page] of patched) expect(unpatched.get(name), name).toEqual(page);
});
