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
