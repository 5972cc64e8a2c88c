/** `npm run build:finish`: repeats the last step of a build on Gatsby's output. */
import { finish } from '../src/node/output/finish';

function panicOnBuild(message: unknown): never {
  throw new Error(String(message));
}

void finish({ info: console.log, warn: console.warn, panicOnBuild }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
