import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

/** Contains the PID of the process that builds in this folder. */
const LOCK = '.build.lock';
const ASK_AGAIN_MS = 500;

/** Waits for other builds in this folder, then locks it until this process exits. */
export async function waitForOtherBuild() {
  let told = false;
  while (!takeLock()) {
    if (!told) console.log('Another build is running in this folder; waiting for it to finish.');
    told = true;
    await wait(ASK_AGAIN_MS);
  }
  process.on('exit', () => rmSync(LOCK, { force: true }));
}

function takeLock() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // If the lock cannot be written, the build itself reports why.
    if (error.code !== 'EEXIST') return true;
  }
  if (isRunning(readHolder())) return false;
  // Left by a killed build.
  rmSync(LOCK, { force: true });
  return takeLock();
}

function readHolder() {
  try {
    return Number(readFileSync(LOCK, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(id) {
  if (id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
