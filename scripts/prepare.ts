/**
 * `npm run build:prepare`: compiles the content to the files from which Gatsby's nodes are created, and draws preview
 * images; with `--documents-only`, it draws none.
 */
import os from 'node:os';
import { DOCUMENTS_DIR } from '../src/node/content/documentStore';
import { prepareContent } from '../src/node/content/prepareContent';
import { drawSocialImages } from '../src/node/socialImages/writeSocialImages';

async function main(): Promise<void> {
  // Stops with the build that started it.
  process.once('disconnect', () => process.exit());
  process.channel?.unref();
  const { documents, compiled } = await prepareContent({ root: process.cwd(), cacheDir: DOCUMENTS_DIR });
  console.log(`${documents.length} documents in ${DOCUMENTS_DIR}, ${compiled} of them compiled now.`);
  if (process.argv.includes('--documents-only')) return;
  // Nothing waits for the images until the last step of the build.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  await drawSocialImages(documents).catch((error: unknown) => {
    console.warn(error instanceof Error ? error.message : error);
  });
}

void main();
