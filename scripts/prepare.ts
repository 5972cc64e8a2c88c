/** `npm run build:prepare`: compiles the content to the files from which Gatsby's nodes are created. */
import { DOCUMENTS_DIR } from '../src/node/content/documentStore';
import { prepareContent } from '../src/node/content/prepareContent';

async function main(): Promise<void> {
  const { documents, compiled } = await prepareContent({ root: process.cwd(), cacheDir: DOCUMENTS_DIR });
  console.log(`${documents.length} documents in ${DOCUMENTS_DIR}, ${compiled} of them compiled now.`);
}

void main();
