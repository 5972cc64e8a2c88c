import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { makeProject, removeProjects } from '../../packages/content/__tests__/project';

const TSX = path.resolve('node_modules/.bin/tsx');
const SERVE = path.resolve('scripts/serve.ts');
const ADDRESS = /The site is at (http:\S+)/;
const begun: ChildProcess[] = [];

afterEach(() => {
  for (const child of begun.splice(0)) signal(child, 'SIGKILL');
});
afterAll(removeProjects);

/** Signals tsx and the process that it starts, as a terminal does. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // All have ended.
  }
}

/** Runs `npm run serve` for a small site. */
function serve(settings: Readonly<Record<string, string>>) {
  const child = spawn(TSX, [SERVE], {
    cwd: makeProject({ 'public/index.html': '<h1>Home</h1>' }),
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  begun.push(child);
  const printed = { stdout: '', stderr: '' };
  child.stderr.on('data', (part: Buffer) => (printed.stderr += part.toString()));
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      printed.stdout += part.toString();
      const [, found] = ADDRESS.exec(printed.stdout) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`The server ended: ${printed.stderr}`)));
  });
  // Only some tests wait for it.
  address.catch(() => undefined);
  return { child, printed, ended, address };
}

const statusOf = async (address: string): Promise<number | undefined> => {
  const [response] = (await once(http.get(address), 'response')) as [http.IncomingMessage];
  response.resume();
  return response.statusCode;
};

describe('npm run serve', () => {
  it('names a port that is taken, and fails', async () => {
    const other = net.createServer().listen(0, '127.0.0.1').unref();
    await once(other, 'listening');
    const { port } = other.address() as net.AddressInfo;
    const { printed, ended } = serve({ PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(printed).toEqual({
      stdout: '',
      stderr: `Port ${port} is in use: choose another one with PORT.\n`,
    });
    other.close();
  });

  it('ends on Ctrl+C without an error message', async () => {
    const { child, printed, ended, address } = serve({ PORT: '0' });
    expect(await statusOf(await address)).toBe(200);
    signal(child, 'SIGINT');
    await ended;
    expect(printed.stderr).toBe('');
  });
});
