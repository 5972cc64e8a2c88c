import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildCommand, type SiteVariant } from '../buildSite';

export interface BuildRun extends SiteVariant {
  /** Source folder. */
  folder: string;
  /** Kill the build, with all its processes, as soon as it prints this. */
  killAt?: string;
  /** Executable of another Node version. */
  node?: string;
  /** Id of another user. */
  uid?: number | undefined;
}

export interface BuildResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** Runs a build in a separate folder, to completion or until it is killed. */
export function runBuild({ folder, killAt, node, uid, ...variant }: BuildRun): Promise<BuildResult> {
  const { args, env } = buildCommand(variant);
  const child = spawn(node ?? process.execPath, args, { cwd: folder, env, uid, detached: true });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (killAt && output.includes(killAt) && child.pid) killGroup(child.pid);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Already exited; the caller can tell by its exit code.
  }
}

/** Hash of every file below a folder, by its path. */
export function hashFiles(folder: string): Record<string, string> {
  const files = filesBelow(folder).filter((name) => statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** Revokes or restores write permission for everything below a folder. */
export function setWritable(folder: string, writable: boolean): void {
  if (!existsSync(folder)) return;
  const names = ['', ...filesBelow(folder)];
  for (const name of writable ? names : names.reverse()) {
    const file = path.join(folder, name);
    chmodSync(file, (statSync(file).isDirectory() ? 0o555 : 0o444) | (writable ? 0o200 : 0));
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

/** Environment of a build that blocks all external requests and logs them to a file. */
export function denyNetwork(deniedHosts: string): Record<string, string> {
  return {
    DENIED_HOSTS: deniedHosts,
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require ${path.resolve('e2e/support/builds/denyNetwork.cjs')}`,
  };
}
