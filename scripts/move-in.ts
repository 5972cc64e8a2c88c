import { moveIn } from '../src/node/moveIn/moveIn';
import { runCommand } from './runCommand';

const HELP = `npm run move-in -- <folder of a Docusaurus site>
Replaces content/ and static/ by the documents, old versions and files of the site, in every language, and says what was
taken, changed and left. Refuses if git could not restore the previous content. The site's code is never run.`;

const [folder = ''] = process.argv.slice(2);
void runCommand(async () =>
  folder === '--help' || folder === '-h'
    ? { ok: true, lines: HELP.split('\n') }
    : moveIn(process.cwd(), folder),
);
