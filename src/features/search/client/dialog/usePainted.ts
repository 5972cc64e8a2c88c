import { useEffect, useState } from 'react';
import { inOwnTask } from '../../../../page/platform/inOwnTask';

/** Returns a value one frame late: a new one is returned in a separate task, after the frame in which it first rendered. */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let cancel = (): void => undefined;
    const frame = requestAnimationFrame(() => {
      cancel = inOwnTask(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      cancel();
    };
  }, [value]);
  return painted;
}
