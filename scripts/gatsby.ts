import { spawn } from 'node:child_process';
import path from 'node:path';
import { writeBuildStamp } from './buildStamp';

const CLI = path.resolve('node_modules/gatsby/cli.js');

/** Run a Gatsby command without telemetry; a build that was killed counts as failed. */
function runGatsby(args: readonly string[]): Promise<number> {
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' };
  const gatsby = spawn(process.execPath, [CLI, ...args], { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gatsby.kill(signal));
  return new Promise((resolve, reject) => {
    gatsby.on('error', reject);
    gatsby.on('exit', (code, signal) => resolve(signal === null ? (code ?? 1) : 1));
  });
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const code = await runGatsby(args);
  if (code === 0 && args[0] === 'build') writeBuildStamp();
  process.exitCode = code;
}

void main();
