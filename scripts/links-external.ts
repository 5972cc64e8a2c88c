import './help.mjs';
import './loadEnv.mjs';
import { compileDocuments, DOCUMENTS_DIR, readContent, checkExternalLinks } from '@idmp/content';
import { runCommand } from './runCommand';

const LIMITS = { timeoutMs: 15_000, atOnce: 4 };

// `npm run links:external`: checks all external links of the content, which no other check does.
void runCommand(async () => {
  const { sources, compile } = await readContent({ root: process.cwd(), cacheDir: DOCUMENTS_DIR });
  return checkExternalLinks(await compileDocuments(sources, compile), LIMITS);
});
