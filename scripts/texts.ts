/** `npm run build:texts`: writes the search index and the Markdown of the pages that the last `createPages` stored. */
import './loadEnv';
import { writeStoredTexts } from '../src/node/output/writeStoredTexts';

// Stops with the build that started it.
process.once('disconnect', () => process.exit());
process.channel?.unref();
void writeStoredTexts();
