import { DOCUMENTS_DIR } from '../src/node/content/documentStore';
import { checkExternalLinks } from '../src/node/content/externalLinks';
import { prepareContent } from '../src/node/content/prepareContent';
import { runCommand } from './runCommand';

const LIMITS = { timeoutMs: 15_000, atOnce: 4 };

// `npm run links:external`: checks all external links of the content, which no other check does.
void runCommand(async () => {
  const { documents } = await prepareContent({ root: process.cwd(), cacheDir: DOCUMENTS_DIR });
  return checkExternalLinks(documents, LIMITS);
});
