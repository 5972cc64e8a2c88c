import { useEffect, useState } from 'react';
import { inOwnTask } from '../../platform/inOwnTask';

/** The value of the last frame: a new one follows in a task of its own, after the frame that was rendered with it. */
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
