/** `npm run build:finish`: repeats the last step of a build on Gatsby's output. */
import './loadEnv';
import { registerFeatures } from '../src/features/register';
import { finish } from '../src/node/output/finish';
import { runMain } from './runCommand';

registerFeatures();

function panicOnBuild(message: unknown): never {
  throw new Error(String(message));
}

runMain(() => finish({ info: console.log, warn: console.warn, panicOnBuild }));
