import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { freePort } from './hosts/startProgram';

export interface DevelopServer {
  url: string;
  /** Terminal output. */
  output: () => string;
  /** Sends Ctrl+C and waits for the process to exit. */
  interrupt: () => Promise<void>;
}

const READY = 'You can now view';

/** Starts `npm run develop`, or Gatsby's own command, in a source folder and waits until pages are served. */
export async function startDevelop(folder: string, script = 'scripts/gatsby.mjs'): Promise<DevelopServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [script, 'develop', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', GATSBY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const exited = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString();
        if (output.includes(READY)) resolve();
      });
    child.once('exit', () => reject(new Error(output)));
  });
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    interrupt: async () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
      await exited;
    },
  };
}
