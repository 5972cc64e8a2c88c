/** `npm run build:prepare`: compiles the content into plain files, which Gatsby's nodes read their fields from. */
import { DOCUMENTS_DIR } from '../src/node/content/documentStore';
import { prepareContent } from '../src/node/content/prepareContent';

async function main(): Promise<void> {
  const { documents, compiled } = await prepareContent({ root: process.cwd(), cacheDir: DOCUMENTS_DIR });
  if (process.argv.includes('--quiet')) return;
  console.log(`${documents.length} documents in ${DOCUMENTS_DIR}, ${compiled} of them compiled now.`);
}

// Gatsby compiles what is missing itself, and reports what goes wrong.
void main().catch((error: unknown) => {
  if (!process.argv.includes('--quiet')) throw error;
});
