import { DOCUMENTS_DIR } from '../src/node/content/documentStore';
import { checkExternalLinks } from '../src/node/content/externalLinks';
import { prepareContent } from '../src/node/content/prepareContent';

const LIMITS = { timeoutMs: 15_000, atOnce: 4 };

// `npm run links:external`: checks all external links of the content, which no other check does.
async function main(): Promise<void> {
  const { documents } = await prepareContent({ root: process.cwd(), cacheDir: DOCUMENTS_DIR });
  const { lines, ok } = await checkExternalLinks(documents, LIMITS);
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
