import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { freePort } from './hosts/startProgram';

export interface DevelopServer {
  url: string;
  /** What the writer reads in the terminal. */
  output: () => string;
  /** Presses Ctrl+C and waits for the end. */
  interrupt: () => Promise<void>;
}

const READY = 'You can now view';

/** Starts `npm run develop` in a folder with the sources, and waits until its pages can be read. */
export async function startDevelop(folder: string): Promise<DevelopServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/gatsby.mjs', 'develop', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
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
