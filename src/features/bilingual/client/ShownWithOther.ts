import { useEffect } from 'react';
import { offerBoth } from './both';

/** Serves the control on every page, and shows both languages where the reader has chosen so. */
export function ShownWithOther() {
  useEffect(() => offerBoth(), []);
  return null;
}
