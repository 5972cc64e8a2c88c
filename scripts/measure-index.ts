import { gzipSync } from 'node:zlib';
import {
  buildIndexFile,
  createEmbeddedIndex,
  type EmbeddedIndex,
  findSections,
  type SearchIndexFile,
} from '@idmp/search/client';
import { type Locale, LOCALES, parseOwn, type SearchSection, sectionsOf } from '@idmp/model';
import { readSearchRecords, readSynonyms } from '@idmp/markdown';

const PAGE_COUNTS = [0, 250, 500, 1_000, 2_500, 5_000];
const KIB = 1024;
const MS_IN_US = 1_000;
const QUERIES: Partial<Record<Locale, string[]>> = {
  en: [
    'element template',
    'sliding window trigger',
    'notifcation rule',
    'how do I reset my password',
    'tda.s',
  ],
  'zh-Hans': ['元素模板', '滑动窗口触发方式', '异常检侧', '如何把超级表导入成元素', 'docker端口'],
};
const ROUNDS = 4;

/** CPU time of a task, regardless of other load on the machine. */
async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MS_IN_US;
}

/** Repeats the site's sections, with unique words in each copy, up to a number of pages. */
function grown(sections: readonly SearchSection[], pages: number): SearchSection[] {
  const own = sections.filter(({ level }) => level === 1).length;
  const copies = Math.max(1, Math.round(pages / own));
  return Array.from({ length: copies }, (_, copy) =>
    copy === 0
      ? [...sections]
      : sections.map((section, i) => ({
          ...section,
          url: `/copy-${copy}${section.url}`,
          content: `${section.content} model${copy} part${copy}x${i}`,
        })),
  ).flat();
}

function kib(content: unknown): string {
  return `${Math.round(gzipSync(JSON.stringify(content), { level: 9 }).length / KIB)}`;
}

/** Prints the cost of the embedded search for growing sites. */
async function main(): Promise<void> {
  const records = await readSearchRecords();
  const synonyms = await readSynonyms();
  console.log(
    'language | pages | sections | index KiB gzip | texts KiB gzip | load ms | query p50 ms | worst ms',
  );
  for (const locale of LOCALES) {
    for (const pages of PAGE_COUNTS) {
      const sections = grown(sectionsOf(records[locale] ?? []), pages);
      const packed = buildIndexFile(locale, sections, synonyms);
      const text = JSON.stringify(packed);
      let index: EmbeddedIndex | undefined;
      const load = await processorMs(() => {
        index = createEmbeddedIndex(locale, { index: parseOwn<SearchIndexFile>(text), sections });
      });
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const query of QUERIES[locale] ?? [])
          times.push(await processorMs(() => index && findSections(index, query)));
      }
      const sorted = times.slice((QUERIES[locale] ?? []).length).toSorted((a, b) => a - b);
      const count = sections.filter(({ level }) => level === 1).length;
      const row = [locale, count, sections.length, kib(packed), kib(sections), Math.round(load)];
      console.log([...row, sorted[sorted.length >> 1]?.toFixed(1), sorted.at(-1)?.toFixed(1)].join(' | '));
    }
  }
}

void main();
