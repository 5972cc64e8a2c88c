import { moveIn } from '../src/features/move-in/build/moveIn';
import { runPageCommand } from './runCommand';

// `npm run move-in -- ../site`: replaces the content by that of a Docusaurus site.
void runPageCommand(
  `npm run move-in -- <folder of a Docusaurus site>
Replaces content/ and static/ by the documents, old versions and files of the site, in every language, and says what was
taken, changed and left. Refuses if git could not restore the previous content. The site's code is never run.`,
  ([folder = '']) => moveIn(process.cwd(), folder),
);
