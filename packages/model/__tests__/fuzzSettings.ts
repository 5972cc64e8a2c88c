import process from 'node:process';

const MAX_SEED = 2 ** 31;
const FACTOR = Number(process.env['FUZZ_FACTOR'] ?? 1);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % MAX_SEED);

process.stderr.write(
  `Fuzz seed ${SEED}; FUZZ_SEED=${SEED} repeats it, FUZZ_FACTOR=10 tries ten times as many inputs.\n`,
);

/** How many inputs a property gets, from a seed that is printed. */
export const fuzz = (runs: number): { numRuns: number; seed: number } => ({
  numRuns: Math.ceil(runs * FACTOR),
  seed: SEED,
});

const MS_IN_MINUTE = 60_000;

/** Time for a test of that many inputs. */
export const FUZZ_TIMEOUT_MS = Math.max(1, FACTOR) * MS_IN_MINUTE;
