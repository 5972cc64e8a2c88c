import './help.mjs';
import { DOCUMENTS_DIR } from '../src/core/content/documentStore';
import { checkExternalLinks } from '../src/features/writing/build/externalLinks';
import { compileDocuments } from '../src/core/content/compileDocuments';
import { readContent } from '../src/core/content/readContent';
import { runCommand } from './runCommand';

const LIMITS = { timeoutMs: 15_000, atOnce: 4 };

// `npm run links:external`: checks all external links of the content, which no other check does.
void runCommand(async () => {
  const { sources, compile } = await readContent({ root: process.cwd(), cacheDir: DOCUMENTS_DIR });
  return checkExternalLinks(await compileDocuments(sources, compile), LIMITS);
});
