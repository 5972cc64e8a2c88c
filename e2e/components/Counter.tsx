import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './Counter.module.css';

interface CounterProps {
  label?: string;
  start?: number;
  steps?: readonly number[];
  children?: ReactNode;
}

/** A counter with a button. */
export default function Counter({ label = 'Clicks', start = 0, steps = [1], children }: CounterProps) {
  const [count, setCount] = useState(start);
  useEffect(() => {
    mounted(1);
    return () => mounted(-1);
  }, []);
  return (
    <section className={styles.counter}>
      <p>{label}</p>
      {children}
      <button type="button" onClick={() => setCount(count + (steps[0] ?? 1))}>
        Clicked {count} times
      </button>
    </section>
  );
}

/** Counts the mounted ones. */
function mounted(change: number): void {
  const { dataset } = document.documentElement;
  dataset['mounted'] = String(Number(dataset['mounted'] ?? 0) + change);
}
