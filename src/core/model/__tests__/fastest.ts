/** Milliseconds of the fastest of five runs, as other load only makes runs slower. */
export function fastest(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}
