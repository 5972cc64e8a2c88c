import './help.mjs';
import { parseArgs } from 'node:util';
import { createPage } from '@idmp/markdown';
import { runCommand } from './runCommand';

// `npm run new-page -- basic/my-topic [--after basic/data-model]`: creates a page in each language.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { after: { type: 'string' } },
});

void runCommand(() => createPage(process.cwd(), positionals[0] ?? '', values.after));
