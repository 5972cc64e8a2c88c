import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

const LOCK = '.build-lock';
const ASK_AGAIN_MS = 500;
/** When the lock of a killed command expires; longer than a build blocks its thread. */
const STALE_MS = 60_000;

/** Waits for other commands that change `public/`, then locks the folder until this process exits. */
export async function waitForOtherBuild() {
  for (let told = false; !(await takeLock()); told = true) {
    if (!told)
      console.log(
        'Another command is changing public/ in this folder; waiting for it to finish. ' +
          `The lock of a killed one expires after ${STALE_MS / 1_000} seconds.`,
      );
    await wait(ASK_AGAIN_MS);
  }
}

async function takeLock() {
  try {
    await lock(process.cwd(), { lockfilePath: LOCK, stale: STALE_MS, onCompromised: () => undefined });
    return true;
  } catch (error) {
    // If the lock cannot be written, the command itself reports why.
    return error.code !== 'ELOCKED';
  }
}
