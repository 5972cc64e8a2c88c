import type { CompiledDocument, Fence } from '../../../core/model/compiledDocument';
import { groupBy } from '../../../core/model/groupBy';
import { LOCALES, type Locale } from '../../../core/model/locale';
import { fault, warning, type ContentProblem } from '../../../core/model/problem';
import { pathBelowLocale, summarize } from '../../../core/model/documentSummary';

/**
 * Compares each document with its counterparts at the same path; addresses that separate the pair are errors.
 * @param drafts Documents that are not published yet.
 */
export function checkCounterparts(
  documents: readonly CompiledDocument[],
  drafts: readonly CompiledDocument[] = [],
): ContentProblem[] {
  const draftAt = new Map(drafts.map((draft) => [draft.file.replace(/\.mdx?$/, ''), draft]));
  const byPath = groupBy(documents, ({ file }) => pathBelowLocale(file).replace(/\.mdx?$/, ''));
  const problems: ContentProblem[] = [];
  for (const group of byPath.values()) {
    const languages = new Map(group.map((document) => [document.locale, document]));
    const [original] = LOCALES.flatMap((locale) => languages.get(locale) ?? []);
    if (!original) continue;
    for (const locale of LOCALES) {
      const document = languages.get(locale);
      if (!document) problems.push(missing(original, locale, draftAt));
      else if (document !== original) {
        problems.push(...compareAddresses(original, document));
        if (!original.failed.text && !document.failed.text)
          problems.push(...compareIds(original, document), ...compareFences(original, document));
      }
    }
  }
  return problems;
}

function missing(
  { file, locale }: CompiledDocument,
  other: Locale,
  draftAt: ReadonlyMap<string, CompiledDocument>,
): ContentProblem {
  const wanted = file.replace(`/${locale}/`, `/${other}/`);
  const draft = draftAt.get(wanted.replace(/\.mdx?$/, ''));
  if (draft) {
    const message = `the page is a draft, but ${file} is published`;
    const hint = 'write "draft: true" in each language, or in none';
    return warning(draft.file, draft.fieldLines['draft'] ?? 1, 'no-counterpart', message, hint);
  }
  return warning(file, 1, 'no-counterpart', `the page has no counterpart in ${other}`, `add ${wanted}`);
}

/** Counterparts share their address; otherwise the language switch cannot connect them. */
function compareAddresses(original: CompiledDocument, document: CompiledDocument): ContentProblem[] {
  const [wanted, found] = [summarize(original).slug, summarize(document).slug];
  if (wanted === found) return [];
  const { file, fieldLines } = document;
  const message = `the address "${found}" is "${wanted}" in ${original.file}, so no language leads to the other`;
  return [fault(file, fieldLines['slug'] ?? 1, 'counterpart-address', message, 'give both the same slug')];
}

/** Explicit heading ids must be the same, in the same order. */
function compareIds(original: CompiledDocument, document: CompiledDocument): ContentProblem[] {
  const report = (line: number, message: string, hint: string): ContentProblem =>
    warning(document.file, line, 'heading-ids', message, hint);
  const lost = original.explicitIds.filter((id) => !document.explicitIds.includes(id));
  const extra = document.explicitIds.filter((id) => !original.explicitIds.includes(id));
  return [
    ...lost.map((id) => {
      const hint = `translate the section, or give its heading the same id in each language, such as {#${id}}`;
      return report(1, `no heading has the id "${id}" that ${original.file} has`, hint);
    }),
    ...extra.map((id) => {
      const { line } = document.headingPlaces[document.headings.findIndex((own) => own.id === id)] ?? {};
      const hint = 'give the same section the same id in each language';
      return report(line ?? 1, `the id "${id}" is missing in ${original.file}`, hint);
    }),
  ];
}

/** Code blocks must match, except for Chinese words and prose in plain text blocks. */
function compareFences(original: CompiledDocument, document: CompiledDocument): ContentProblem[] {
  if (original.fences.length !== document.fences.length) {
    const line = document.fences.at(-1)?.line ?? 1;
    const message = `the page has ${document.fences.length} code blocks, ${original.file} has ${original.fences.length}`;
    return [warning(document.file, line, 'code-differs', message, 'show the same code in each language')];
  }
  return document.fences.flatMap((fence, index) => {
    const other = original.fences[index];
    const difference = other && differenceOf(other, fence);
    if (!difference) return [];
    const message = `the code block differs from ${other.file}:${other.line}: ${difference}`;
    const hint = 'use the same commands, ports, keys and values in each language';
    return warning(fence.file, fence.line, 'code-differs', message, hint);
  });
}

const HAN = /\p{Script=Han}/u;
const LITERAL =
  /(?<![\w.])(?:--?[a-z][\w-]+|[\w.-]*[/_=:][\w./:=-]*\d[\w./:=-]*|\d{2,}(?:\.\d+)*)(?![\w.])/gi;

/** Describes the first difference between two code blocks, if any. */
function differenceOf(original: Fence, fence: Fence): string | undefined {
  if (original.language !== fence.language) return `"${fence.language}" instead of "${original.language}"`;
  if (original.text === fence.text || fence.language === 'mermaid') return undefined;
  if (!HAN.test(original.text + fence.text) && fence.language !== 'text') {
    const [a, b] = [original.text.split('\n'), fence.text.split('\n')];
    const line = b.find((text, index) => text !== a[index]) ?? a[b.length] ?? '';
    return `"${line.trim()}"`;
  }
  const [wanted, found] = [literalsOf(original.text), literalsOf(fence.text)];
  const lost = [...wanted].find((literal) => !found.has(literal));
  return lost === undefined ? undefined : `"${lost}" is missing`;
}

function literalsOf(text: string): Set<string> {
  return new Set(text.match(LITERAL) ?? []);
}
