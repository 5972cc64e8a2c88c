import { createPage } from '../src/features/writing/build/newPage';
import { runPageCommand } from './runCommand';

// `npm run new-page -- basic/my-topic`: creates a page in each language, at the end of its chapter.
void runPageCommand(
  `npm run new-page -- <address>, without language: basic/my-topic
Creates the files in each language, last in their chapter, and records the address.`,
  ([address = '']) => createPage(process.cwd(), address),
);
