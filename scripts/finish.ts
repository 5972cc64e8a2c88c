/** `npm run build:finish`: the last step of a build once more, on what Gatsby built. */
import { finish } from '../src/node/output/finish';

function panicOnBuild(message: unknown): never {
  throw new Error(String(message));
}

void finish({ info: console.log, warn: console.warn, panicOnBuild }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
