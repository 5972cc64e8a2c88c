// The first import of each command: prints how it is written for `--help` and unknown options, and ends the process; says
// in a sentence which setting is wrong.
import path from 'node:path';
import process from 'node:process';
import { explanationOf } from './usages.mjs';

const [, script = '', ...args] = process.argv;
const name = path.parse(script).name;
const explanation =
  name === 'gatsby' ? explanationOf(`gatsby ${args[0]}`, args.slice(1)) : explanationOf(name, args);
if (explanation) {
  console[explanation.isFault ? 'error' : 'log'](explanation.text);
  process.exit(explanation.isFault ? 1 : 0);
}
// Settings are read while modules load. Gatsby reports what it catches itself.
if (name !== 'gatsby' && name !== 'build')
  process.on('uncaughtException', (error) => {
    console.error(error?.name === 'SettingError' ? error.message : error);
    process.exit(1);
  });
