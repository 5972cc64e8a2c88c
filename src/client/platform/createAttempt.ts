/** Creates a runner for actions that the browser may reject; it warns once and returns the fallback. */
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
