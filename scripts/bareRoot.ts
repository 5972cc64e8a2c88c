import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A minimal Debian with git and Node. */
export interface BareRoot {
  folder: string;
  remove: () => void;
}

/** Runs a program to completion; throws its output if it fails. */
export function runOrThrow(program: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status === 0) return stdout;
  const output = error?.message ?? stdout.slice(-2_000) + stderr;
  throw new Error(`${[program, ...args].join(' ')} failed:\n${output}`);
}

/** Mirror and release of this machine's apt configuration. */
function debianSource(): { site: string; release: string } {
  const format = '$(REPO_URI)|$(RELEASE)';
  const targets = runOrThrow('apt-get', ['indextargets', '--format', format, 'Created-By: Packages']);
  const [site, release] = (targets.split('\n')[0] ?? '').split('|');
  if (!site || !release) throw new Error('apt has no mirror: add one to /etc/apt/sources.list');
  return { site, release };
}

/** Creates the root with debootstrap, and copies this machine's Node and npm into it. */
export function makeBareRoot(): BareRoot {
  if (process.getuid?.() !== 0) throw new Error('A bare root can only be created by root: run this as root');
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
  // Servers that drop root privileges must still reach their files.
  chmodSync(folder, 0o755);
  const inRoot = (file: string): string => path.join(folder, file);
  const mounted: string[] = [];
  const remove = () => {
    // If this throws, nothing is deleted: a remaining mount still points to files of this machine.
    for (const mount of mounted.splice(0).toReversed()) runOrThrow('umount', [inRoot(mount)]);
    rmSync(folder, { recursive: true, force: true });
  };
  const { site, release } = debianSource();
  try {
    const included = '--include=git,ca-certificates,libstdc++6';
    runOrThrow('debootstrap', ['--variant=minbase', included, release, folder, site]);
  } catch (error) {
    remove();
    throw error;
  }
  // Needed to reach the registry: DNS and custom certificates.
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  for (const file of ['/etc/resolv.conf', '/etc/hosts', ...(certificates ? [certificates] : [])]) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    copyFileSync(file, inRoot(file));
  }
  copyFileSync(process.execPath, inRoot('/usr/bin/node'));
  const npm = path.dirname(path.dirname(realpathSync(runOrThrow('which', ['npm']).trim())));
  cpSync(npm, inRoot('/usr/lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const [name, file] of [
    ['npm', 'npm-cli.js'],
    ['npx', 'npx-cli.js'],
  ] as const)
    symlinkSync(`/usr/lib/node_modules/npm/bin/${file}`, inRoot(`/usr/bin/${name}`));
  for (const mount of ['/proc', '/dev', '/dev/shm']) {
    runOrThrow('mount', ['--bind', mount, inRoot(mount)]);
    mounted.push(mount);
  }
  return { folder, remove };
}
