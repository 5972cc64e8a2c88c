import './help.mjs';
import { moveIn } from '@idmp/move-in';
import { isShellId } from '../src/settings/shellIds';
import { runCommand } from './runCommand';

// `npm run move-in -- ../site`: replaces the content by that of a Docusaurus site.
void runCommand(() =>
  moveIn({ root: process.cwd(), dataDir: 'src/site', isReservedId: isShellId }, process.argv[2] ?? ''),
);
