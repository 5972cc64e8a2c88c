import { cutVersion } from '../src/node/content/cutVersion';

// `npm run docs:cut -- 1.0.6`: keeps the documents as they are now as a version.
async function main(): Promise<void> {
  const { lines, ok } = await cutVersion(process.cwd(), process.argv[2] ?? '');
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
