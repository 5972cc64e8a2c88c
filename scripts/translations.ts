import './help.mjs';
import './loadEnv.mjs';
import { acceptTranslations, reportTranslations } from '@idmp/checks';
import { runCommand } from './runCommand';

const [option, ...names] = process.argv.slice(2);
const root = process.cwd();
// `npm run translations`: what is missing, orphaned or stale. `-- --accept <page>[#section] …`, or `all`, records reviews.
void runCommand(() => (option === '--accept' ? acceptTranslations(root, names) : reportTranslations(root)));
