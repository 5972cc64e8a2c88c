import path from 'node:path';
import type { ContentProblem } from '../../model/problem';
import type { Source } from '../../model/source';
import { codeSpansOf, linksOf, plainText, tablesOf, type TableRow } from './markdownTables';

/** The page of each language that lists ports, paths and keys. */
const DEFAULTS_PAGE = '07-operation/13-defaults.md';
const PORT = /^\d{2,5}$/;
const PORT_HEADER = /^(?:Ports?|端口)$/i;
const USE_HEADER = /^(?:Use|Purpose|用途)$/i;
/** Shorter texts are too ambiguous to identify a component. */
const MIN_USE_LENGTH = 6;

/** Compares the page of defaults of each language with the pages that it links to, and with their tables of ports. */
export function checkDefaults(sources: readonly Source[]): ContentProblem[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  return sources
    .filter((source) => source.path === DEFAULTS_PAGE)
    .flatMap((page) => [...checkLiterals(page, byFile), ...checkPorts(page, sources)]);
}

/** Each literal must appear as code on one of the pages that its row links to. */
function checkLiterals(page: Source, byFile: ReadonlyMap<string, Source>): ContentProblem[] {
  const codes = new Map<string, string>();
  const codeOf = (file: string): string => {
    const known = codes.get(file) ?? codeOnPage(file, byFile);
    codes.set(file, known);
    return known;
  };
  return tablesOf(page.raw).flatMap(({ rows }) =>
    rows.flatMap((row) =>
      literalsOf(row).flatMap(({ literal, links }) => {
        const files = links.map((link) => fileOfLink(link, page.file)).filter((file) => byFile.has(file));
        if (files.length === 0 || files.some((file) => occurs(literal, codeOf(file)))) return [];
        const message = `"${literal}" does not appear as code on ${files.join(' or ')}`;
        return [warning(page.file, row.line, message, 'correct the value here or there, or the link')];
      }),
    ),
  );
}

/** Literals in the first cell belong to all links of the row, others to the links in their own cell. */
function literalsOf({ cells }: TableRow): { literal: string; links: string[] }[] {
  return cells.flatMap((cell, index) => {
    const links = linksOf(index === 0 ? cells.join(' ') : cell);
    return codeSpansOf(cell).map((literal) => ({ literal, links }));
  });
}

function fileOfLink(link: string, from: string): string {
  return path.posix.join(path.posix.dirname(from), link.replace(/#.*$/, ''));
}

/** All code on a page and in the partials that it imports, one snippet per line. */
function codeOnPage(file: string, byFile: ReadonlyMap<string, Source>, seen = new Set<string>()): string {
  const raw = byFile.get(file)?.raw;
  if (raw === undefined || seen.has(file)) return '';
  seen.add(file);
  const imported = [...raw.matchAll(/^import\s.*\sfrom\s+['"](\.[^'"]+)['"]/gm)].map(([, name = '']) =>
    codeOnPage(path.posix.join(path.posix.dirname(file), name), byFile, seen),
  );
  const fences = [...raw.matchAll(/^[ \t]*(```+|~~~+)[^\n]*\n([\s\S]*?)^[ \t]*\1/gm)];
  const titles = fences.map(([whole]) => whole.split('\n', 1)[0] ?? '');
  return [...codeSpansOf(raw), ...titles, ...fences.map(([, , code = '']) => code), ...imported].join('\n');
}

/** Whether code contains a literal as a whole; a dotted key may be written as nested YAML. */
function occurs(literal: string, code: string): boolean {
  if (code.includes(literal)) return true;
  const last = /^[\w-]+(?:\.[\w-]+)+$/.test(literal) ? literal.split('.').at(-1) : undefined;
  return last !== undefined && new RegExp(`^\\s*${last}:`, 'm').test(code);
}

interface Port {
  number: string;
  use: string;
  line: number;
}

/** A port mentioned elsewhere must match the default of the same component. */
function checkPorts(page: Source, sources: readonly Source[]): ContentProblem[] {
  const own = portsOf(page);
  if (own.length === 0) return [];
  const numbers = new Set(own.map(({ number }) => number));
  const others = sources.filter(({ locale, file }) => locale === page.locale && file !== page.file);
  return others.flatMap((source) =>
    portsOf(source).flatMap(({ number, use, line }) => {
      const same = use.length < MIN_USE_LENGTH ? [] : own.filter((port) => port.use.includes(use));
      const wanted = same.length === 1 ? same[0] : undefined;
      if (wanted && wanted.number !== number) {
        const message = `port ${number} of "${use}" is ${wanted.number} in ${page.file}:${wanted.line}`;
        return [warning(source.file, line, message, 'correct one of them')];
      }
      if (numbers.has(number)) return [];
      const message = `port ${number} is not among the ports of ${page.file}`;
      return [warning(source.file, line, message, 'correct it, or add it there')];
    }),
  );
}

/** Rows of the tables whose first column contains ports. */
function portsOf({ raw }: Source): Port[] {
  return tablesOf(raw).flatMap(({ header, rows }) => {
    const use = header.findIndex((cell) => USE_HEADER.test(cell));
    if (!PORT_HEADER.test(header[0] ?? '') || use < 0) return [];
    return rows.flatMap(({ line, cells }) => {
      const number = plainText(cells[0] ?? '');
      return PORT.test(number) ? [{ number, use: plainText(cells[use] ?? ''), line }] : [];
    });
  });
}

function warning(file: string, line: number, message: string, hint: string): ContentProblem {
  return { file, line, severity: 'warning', code: 'defaults-differ', message, hint };
}
