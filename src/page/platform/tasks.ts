/** Creates a wrapper for calls that may throw: returns the fallback and warns once. */
export function createAttempt(warning: string): <Result>(action: () => Result, fallback: Result) => Result {
  let warned = false;
  return (action, fallback) => {
    try {
      return action();
    } catch (error) {
      if (!warned) console.warn(warning, error);
      warned = true;
      return fallback;
    }
  };
}

/**
 * Runs an effect in a separate task after the next frame, so that the browser paints what was rendered and handles input
 * first.
 * @returns a cleanup function, which also cancels the effect if it has not started yet
 */
export function inOwnTask(effect: () => void | (() => void)): () => void {
  let undo: void | (() => void);
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      undo = effect();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    undo?.();
  };
}

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
