import type { SampleFault } from './sampleFault';

const IGNORED = /^\s*(?:[#;].*)?$/;
const SECTION = /^\s*\[\[?[^[\]]+\]\]?\s*(?:[#;].*)?$/;

/** Checks sections and keys of INI files; bare names are valid too, as in host inventories. */
export function checkIni(text: string): SampleFault | undefined {
  for (const [line, written] of text.split('\n').entries()) {
    if (IGNORED.test(written)) continue;
    if (/^\s*\[/.test(written) && !SECTION.test(written))
      return { line, message: `"${written.trim()}" is not a section`, hint: 'write it as [name]' };
    if (/^\s*=/.test(written))
      return { line, message: 'the value has no key', hint: 'write it as key = value' };
  }
  return undefined;
}
