import './help.mjs';
import './loadEnv.mjs';
import { parseArgs } from 'node:util';
import { createPage } from '../src/commands/newPage';
import { runCommand } from './runCommand';

// `npm run new-page -- basic/my-topic [--after basic/data-model]`: creates a page in each language.
void runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { after: { type: 'string' } },
  });
  return createPage(process.cwd(), positionals[0] ?? '', values.after);
});
