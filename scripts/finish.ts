/** `npm run build:finish`: repeats the last step of a build on Gatsby's output. */
import './help.mjs';
import './loadEnv';
import { finish } from '../src/build/finish';
import { waitForOtherBuild } from './oneBuild.mjs';
import { runMain } from './runCommand';

function panicOnBuild(message: unknown): never {
  throw new Error(String(message));
}

runMain(async () => {
  await waitForOtherBuild();
  await finish({ info: console.log, warn: console.warn, panicOnBuild });
});
