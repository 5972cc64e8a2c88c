import fs from 'node:fs';
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import ts from 'typescript';
import { listFiles } from '@idmp/files';

/** What a quadratic search takes two limits for, and any other a fifth of one. */
const LENGTH = 16_000;
const LIMIT_MS = 24;
const END = '\u0001';
const COMMON = [
  ' ',
  '\n',
  '\t',
  'a',
  '0',
  '中',
  '-',
  '<',
  '&',
  '|',
  '[',
  '*',
  '.',
  ':',
  '!',
  '%',
  'a ',
  ' \n',
  '<a ',
];

interface Found {
  place: string;
  source: string;
  flags: string;
}

/** The regular expressions of the sources. */
async function literals(): Promise<Found[]> {
  const all = await Promise.all(
    ['packages', 'src'].map(async (folder) => (await listFiles(folder)).map((file) => `${folder}/${file}`)),
  );
  const files = all.flat().filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.includes('__tests__'));
  return files.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const found: Found[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
        found.push({ place: `${file}:${line + 1}`, source, flags });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

/** A text that matches a part of an expression. */
function sampleOf(node: AST.Element | AST.Alternative): string {
  switch (node.type) {
    case 'Alternative':
      return node.elements.map(sampleOf).join('');
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return COMMON.find((sign) => sign.length === 1 && new RegExp(`^${node.raw}$`, 'u').test(sign)) ?? 'Z';
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.map(sampleOf).sort((a, b) => b.length - a.length)[0] ?? '';
    case 'Quantifier':
      return sampleOf(node.element).repeat(Math.max(1, Math.min(node.min, 3)));
    default:
      return '';
  }
}

/** For each repetition, what stands before it and what it repeats. */
function repetitionsOf(alternative: AST.Alternative): { before: string; repeated: string }[] {
  let before = '';
  return alternative.elements.flatMap((element) => {
    const start = before;
    before += sampleOf(element);
    const inner = element.type === 'Quantifier' ? element.element : element;
    const below = 'alternatives' in inner ? inner.alternatives.flatMap(repetitionsOf) : [];
    const own =
      element.type === 'Quantifier' && element.max > 1 ? [{ before: '', repeated: sampleOf(inner) }] : [];
    return [...own, ...below].map((each) => ({ ...each, before: start + each.before }));
  });
}

function textsAgainst({ source, flags }: Found): string[] {
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, flags.includes('u'));
  const repetitions = alternatives.flatMap(repetitionsOf);
  const befores = [...new Set(['', ...repetitions.map(({ before }) => before)])].slice(0, 8);
  const wholes = alternatives.map(sampleOf);
  const parts = [...new Set([...repetitions.map(({ repeated }) => repeated), ...wholes, ...COMMON])].filter(
    Boolean,
  );
  const pairs = repetitions
    .slice(1)
    .map(({ repeated }, index) => (repetitions[index]?.repeated ?? '') + repeated);
  return [
    ...new Set([...parts, ...befores.filter(Boolean).flatMap((before) => [before, `${before} `]), ...pairs]),
  ]
    .filter(Boolean)
    .flatMap((part) => befores.map((before) => before + part.repeat(Math.ceil(LENGTH / part.length)) + END));
}

/** Time of the fastest of some runs, in milliseconds of this thread. */
function msOf({ source, flags }: Found, text: string, runs: number): number {
  const every = /[gy]/.test(flags) ? flags : `${flags}g`;
  const times = Array.from({ length: runs }, () => {
    const expression = new RegExp(source, every);
    const { user } = process.cpuUsage();
    text.replace(expression, '');
    return (process.cpuUsage().user - user) / 1_000;
  });
  return Math.min(...times);
}

it('no regular expression takes more than linear time', async () => {
  const expressions = await literals();
  expect(expressions).not.toHaveLength(0);
  const slow = expressions.flatMap((each) => {
    const text = textsAgainst(each).find(
      (against) => msOf(each, against, 1) > LIMIT_MS && msOf(each, against, 3) > LIMIT_MS,
    );
    return text === undefined ? [] : [`${each.place} /${each.source}/ ${JSON.stringify(text.slice(0, 40))}`];
  });
  expect(slow).toEqual([]);
});
