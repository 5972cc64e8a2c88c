import type { SampleFault } from './sampleFault';
import { scanText, type Syntax } from './scanText';

const SQL: Syntax = {
  strings: ["'", '"', '`'].map((open) => ({ open, multiline: true, escapes: open !== '`' })),
  comments: [
    { open: '--', close: '\n' },
    { open: '/*', close: '*/' },
  ],
};

/** Checks quotes and brackets of SQL only, as the database's dialect adds its own window syntax. */
export function checkSql(text: string): SampleFault | undefined {
  return scanText(text, SQL).fault;
}
