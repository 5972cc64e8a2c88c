/** Milliseconds of the fastest of five runs, as other load only makes runs slower. */
export function fastest(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

const TRIES = 5;

/**
 * CPU milliseconds of the cheapest run, since other load only makes runs dearer: of five, or of fewer once one costs
 * less than `enough`; and what the last run returned.
 */
export async function cheapest<Value>(
  run: () => Value | Promise<Value>,
  enough = 0,
): Promise<{ ms: number; value: Value }> {
  for (let attempt = 1, least = Infinity; ; attempt++) {
    const before = process.cpuUsage();
    const value = await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
    if (least < enough || attempt === TRIES) return { ms: least, value };
  }
}
