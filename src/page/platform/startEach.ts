/**
 * Starts several features of a page. One that fails is reported and left out, as the page reads without it.
 * @returns a cleanup function for the others
 */
export function startEach(starts: readonly (() => () => void)[]): () => void {
  const stops = starts.flatMap((start) => {
    try {
      return start();
    } catch (error) {
      console.warn(error);
      return [];
    }
  });
  return () => stops.forEach((stop) => stop());
}
