import type { SampleFault } from './sampleFault';
import { scanText, type Syntax } from './scanText';

const SQL: Syntax = {
  strings: ["'", '"', '`'].map((open) => ({ open, multiline: true, escapes: open !== '`' })),
  comments: [
    { open: '--', close: '\n' },
    { open: '/*', close: '*/' },
  ],
};

/** Quotes and brackets of SQL; its words are left to the database, whose dialect has windows of its own. */
export function checkSql(text: string): SampleFault | undefined {
  return scanText(text, SQL).fault;
}
