import type { ReactNode } from 'react';

/** A mark in a sentence. */
export default function Badge({ children }: { children?: ReactNode }) {
  return <b>{children} ★</b>;
}
