import { renamePage } from '../src/features/ledger/build/renamePage';
import { runPageCommand } from './runCommand';

// `npm run rename-page -- basic/old-name basic/new-name`: renames a page in each language.
void runPageCommand(
  `npm run rename-page -- <address> <new address>, without language: basic/old-name basic/new-name
Renames the files in each language, corrects links, and keeps the former address as an alias.`,
  ([from = '', to = '']) => renamePage(process.cwd(), from, to),
);
