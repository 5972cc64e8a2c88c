import type { SampleFault } from './sampleFault';

const IGNORED = /^\s*(?:[#;].*)?$/;
const SECTION = /^\s*\[\[?[^[\]]+\]\]?\s*(?:[#;].*)?$/;

/** Sections and keys of INI files; a line may also be a bare name, as in an inventory of hosts. */
export function checkIni(text: string): SampleFault | undefined {
  for (const [line, written] of text.split('\n').entries()) {
    if (IGNORED.test(written)) continue;
    if (/^\s*\[/.test(written) && !SECTION.test(written))
      return { line, message: `"${written.trim()}" is no section`, hint: 'write it as [name]' };
    if (/^\s*=/.test(written))
      return { line, message: 'the value has no key', hint: 'write it as key = value' };
  }
  return undefined;
}

/** TOML, as far as its lines can be read one by one. */
export function checkToml(text: string): SampleFault | undefined {
  if (/"""|'''/.test(text)) return undefined;
  let depth = 0;
  for (const [line, written] of text.split('\n').entries()) {
    const plain = written.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, 'x').replace(/#.*$/, '');
    if (/["']/.test(plain)) return { line, message: 'a string is never closed', hint: 'close its quotes' };
    if (depth === 0 && plain.trim() && !SECTION.test(plain) && !/^\s*[\w.x-]+\s*=\s*\S/.test(plain))
      return {
        line,
        message: `"${written.trim()}" is no key and no table`,
        hint: 'write key = value or [table]',
      };
    if (!SECTION.test(plain))
      depth += (plain.match(/[[{]/g)?.length ?? 0) - (plain.match(/[\]}]/g)?.length ?? 0);
    if (depth < 0) return { line, message: 'a bracket closes nothing', hint: 'balance the brackets' };
  }
  return depth > 0
    ? { line: text.split('\n').length - 1, message: 'a list is never closed', hint: 'close it with ]' }
    : undefined;
}
