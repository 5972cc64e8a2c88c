import './help.mjs';
import './loadEnv.mjs';
import { acceptTranslations, reportTranslations } from '@idmp/checks';
import { storedDocuments } from '../src/assemble/loadSite';
import { runCommand } from './runCommand';

const [option, ...names] = process.argv.slice(2);
const root = process.cwd();
// `npm run translations`: what is missing, orphaned or stale. `-- --accept <page>[#section] …`, or `all`, records reviews.
void runCommand(async () => {
  const documents = await storedDocuments(root);
  return option === '--accept'
    ? acceptTranslations(root, documents, names)
    : reportTranslations(root, documents);
});
