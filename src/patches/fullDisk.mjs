/**
 * Changes: `error` of Gatsby's reporter during a build.
 * Why: on a full disk, Gatsby prints the stack trace of whatever wrote last, not what to do.
 * Written for: gatsby 5.16.1. Anchor: the module `gatsby-cli/lib/reporter`, whose `panic` methods call its `error`; a
 * missing one throws.
 * Remove: delete this file and the call in `scripts/build.mjs`.
 */
import { createRequire } from 'node:module';
import process from 'node:process';
import { inspect } from 'node:util';

const FULL_DISK = /no space left on device/i;

const isFullDisk = (fault) => typeof fault === 'object' && FULL_DISK.test(inspect(fault, { depth: 3 }));

/**
 * Ends the build with one sentence when an error that Gatsby reports comes from a full disk.
 * @param {NodeRequire} require the project's `require`
 */
export function explainFullDisk(require) {
  const reporter = createRequire(require.resolve('gatsby/package.json'))('gatsby-cli/lib/reporter');
  const { error } = reporter;
  if (typeof error !== 'function') throw new Error("Gatsby's reporter has changed; see fullDisk.mjs.");
  reporter.error = (...faults) => {
    if (!faults.some(isFullDisk)) return error(...faults);
    error('The disk is full: free some space and build again.');
    return process.exit(1);
  };
}
