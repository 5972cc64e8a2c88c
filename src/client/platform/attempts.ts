/** Makes what tries an action that the browser may refuse, and warns of the first refusal only. */
export function attempts(warning: string): <Result>(action: () => Result, fallback: Result) => Result {
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
