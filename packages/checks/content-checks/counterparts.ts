import type { CompiledDocument, Fence } from '@idmp/compile';
import {
  type ContentProblem,
  groupBy,
  type Locale,
  LOCALES,
  type PhraseValue,
  trimEndOf,
  report,
} from '@idmp/model';
import { pathBelowLocale, summarize } from '@idmp/content';

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
    return report(
      'no-counterpart.draft',
      { file: draft.file, line: draft.fieldLines['draft'] ?? 1 },
      { file },
    );
  }
  return report('no-counterpart', { file, line: 1 }, { other, wanted });
}

/** Counterparts share their address; otherwise the language switch cannot connect them. */
function compareAddresses(original: CompiledDocument, document: CompiledDocument): ContentProblem[] {
  const [wanted, found] = [summarize(original).slug, summarize(document).slug];
  if (wanted === found) return [];
  const { file, fieldLines } = document;
  return [
    report(
      'counterpart-address',
      { file, line: fieldLines['slug'] ?? 1 },
      { found, wanted, file: original.file },
    ),
  ];
}

/** Explicit heading ids must be the same, in the same order. */
function compareIds(original: CompiledDocument, document: CompiledDocument): ContentProblem[] {
  const lost = original.explicitIds.filter((id) => !document.explicitIds.includes(id));
  const extra = document.explicitIds.filter((id) => !original.explicitIds.includes(id));
  return [
    ...lost.map((id) => {
      return report('heading-ids.lost', { file: document.file, line: 1 }, { id, file: original.file });
    }),
    ...extra.map((id) => {
      const { line } = document.headingPlaces[document.headings.findIndex((own) => own.id === id)] ?? {};
      const place = { file: document.file, line: line ?? 1 };
      return report('heading-ids.extra', place, { id, file: original.file });
    }),
  ];
}

/** Code blocks must match, except for Chinese words and prose in plain text blocks. */
function compareFences(original: CompiledDocument, document: CompiledDocument): ContentProblem[] {
  if (original.fences.length !== document.fences.length) {
    const line = document.fences.at(-1)?.line ?? 1;
    return [
      report(
        'code-differs.count',
        { file: document.file, line },
        { count: document.fences.length, file: original.file, other: original.fences.length },
      ),
    ];
  }
  return document.fences.flatMap((fence, index) => {
    const other = original.fences[index];
    const difference = other && differenceOf(other, fence);
    if (!difference) return [];
    return report('code-differs', fence, { file: other.file, line: other.line, difference });
  });
}

const HAN = /\p{Script=Han}/u;
/** Languages of names, which each language of the site has its own for. */
const NAMES = /^(?:csv|mermaid)$/;
/** A run of the signs of options, paths, assignments and numbers. */
const RUN = /[\w./:=-]+/g;
const LITERAL = /^(?:--?[a-z][\w-]+|[^/_=:]*[/_=:]\D*\d.*|\d{2,}(?:\.\d+)*)$/i;

/** Describes the first difference between two code blocks, if any. */
function differenceOf(original: Fence, fence: Fence): PhraseValue | undefined {
  if (original.language !== fence.language)
    return { phrase: 'differs-language', values: { found: fence.language, wanted: original.language } };
  if (original.text === fence.text || NAMES.test(fence.language)) return undefined;
  if (!HAN.test(original.text + fence.text) && fence.language !== 'text') {
    const [a, b] = [original.text.split('\n'), fence.text.split('\n')];
    const line = b.find((text, index) => text !== a[index]) ?? a[b.length] ?? '';
    return { phrase: 'differs-line', values: { line: line.trim() } };
  }
  const [wanted, found] = [literalsOf(original.text), literalsOf(fence.text)];
  const lost = [...wanted].find((literal) => !found.has(literal));
  return lost === undefined ? undefined : { phrase: 'differs-missing', values: { lost } };
}

function literalsOf(text: string): Set<string> {
  const runs = (text.match(RUN) ?? []).map((run) => trimEndOf(run, '.:=-'));
  return new Set(runs.filter((run) => LITERAL.test(run)));
}
