import { acceptTranslations, reportTranslations } from '../src/node/content/translations';

// `npm run translations`: what is missing, orphaned or stale. `-- --accept <page>[#section] …`, or `all`, records reviews.
async function main(): Promise<void> {
  const [option, ...names] = process.argv.slice(2);
  const root = process.cwd();
  const { lines, ok } =
    option === '--accept' ? await acceptTranslations(root, names) : await reportTranslations(root);
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
