// Runs the README's two commands on a Debian that has only git and Node: no fonts, no browser.
// `npm run test:bare -- "<command>"` runs another command there after `npm ci`.
import './help.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { makeBareRoot, runOrThrow } from './bareRoot';

const SOURCES = '/src/settings';
/** Output of `npm start` when the site is ready. */
const SERVED = /The site is at (\S+)/;
/** npm's registry settings; the repository has none. */
const NETWORK = /^(?:https?_proxy|no_proxy|npm_config_registry|node_extra_ca_certs)$/i;

interface Result {
  ok: boolean;
  output: string;
}

function runInRoot(folder: string, command: string, until?: RegExp): Promise<Result> {
  console.log(`\n> ${command}`);
  const network = Object.entries(process.env).filter(([name]) => NETWORK.test(name));
  const child = spawn('chroot', [folder, '/bin/sh', '-c', `cd ${SOURCES} && ${command}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(network),
      PATH: '/usr/bin:/bin:/usr/sbin:/sbin',
      HOME: '/root',
      LANG: 'C.UTF-8',
    },
  });
  let output = '';
  const read = (chunk: string) => {
    process.stdout.write(chunk);
    output += chunk;
    if (until?.test(output) && child.pid) process.kill(-child.pid, 'SIGINT');
  };
  child.stdout.setEncoding('utf8').on('data', read);
  child.stderr.setEncoding('utf8').on('data', read);
  // Ending the command triggers the removal of the root.
  const stop = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
      resolve({ ok: until ? until.test(output) : code === 0, output });
    });
  });
}

async function main(): Promise<void> {
  const [command] = process.argv.slice(2);
  process.env['npm_config_registry'] ??= runOrThrow('npm', ['config', 'get', 'registry']).trim();
  const root = makeBareRoot();
  try {
    runOrThrow('git', ['clone', '--quiet', process.cwd(), path.join(root.folder, SOURCES)]);
    runOrThrow('chroot', [root.folder, 'chown', '-R', '0:0', SOURCES]);
    const install = await runInRoot(root.folder, 'npm ci');
    if (!install.ok) throw new Error('npm ci failed, see above');
    const results = command
      ? [await runInRoot(root.folder, command)]
      : [
          await runInRoot(root.folder, 'npm start', SERVED),
          await runInRoot(root.folder, 'npm ci && npm test'),
        ];
    const outputs = [install, ...results].map(({ output }) => output).join('\n');
    const warnings = outputs.match(/^npm warn .*/gim) ?? [];
    const lastLine = results.at(-1)?.output.trimEnd().split('\n').at(-1) ?? '';
    console.log(`\nnpm: ${warnings.length} warnings\n${lastLine}`);
    if (warnings.length > 0 || results.some(({ ok }) => !ok)) process.exitCode = 1;
  } finally {
    root.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
