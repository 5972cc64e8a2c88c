import './help.mjs';
import { renamePage } from '@idmp/markdown';
import { runCommand } from './runCommand';

// `npm run rename-page -- basic/old-name basic/new-name`: renames a page in each language.
const [from = '', to = ''] = process.argv.slice(2);

void runCommand(() => renamePage(process.cwd(), from, to));
