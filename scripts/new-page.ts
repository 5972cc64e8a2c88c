import './help.mjs';
import { createPage } from '../src/features/writing/build/newPage';
import { runCommand } from './runCommand';

// `npm run new-page -- basic/my-topic`: creates a page in each language, at the end of its chapter.
void runCommand(() => createPage(process.cwd(), process.argv[2] ?? ''));
