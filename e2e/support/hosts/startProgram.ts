import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_MAX_MS = 15_000;
const POLL_MS = 50;

export interface Command {
  file: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Id of another user. */
  uid?: number | undefined;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server and waits until it responds; returns a cleanup function. */
export async function startProgram(
  { file, args, env, uid }: Command,
  url: string,
): Promise<() => Promise<void>> {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    uid,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill();
    await exited;
  };
  const end = Date.now() + START_MAX_MS;
  while (Date.now() < end && child.exitCode === null) {
    if (await fetch(url).catch(() => null)) return stop;
    await wait(POLL_MS);
  }
  await stop();
  throw new Error(`${file} does not answer at ${url}:\n${output}`);
}
