import './help.mjs';
import { moveIn } from '../src/features/move-in/build/moveIn';
import { runCommand } from './runCommand';

// `npm run move-in -- ../site`: replaces the content by that of a Docusaurus site.
void runCommand(() => moveIn(process.cwd(), process.argv[2] ?? ''));
