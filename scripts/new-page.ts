import { createPage } from '../src/node/content/newPage';

// `npm run new-page -- basic/my-topic`: creates a page in each language, at the end of its chapter.
async function main(): Promise<void> {
  const { lines, ok } = await createPage(process.cwd(), process.argv[2] ?? '');
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
