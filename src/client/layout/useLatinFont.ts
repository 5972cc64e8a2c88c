import { useEffect, useRef } from 'react';
import { fetchLatinFont, showLatinFont, showLatinFontInPlace } from '../platform/latinFont';

/** Sets texts in the site's Latin font: on this page if nothing moves, else from the next page on. */
export function useLatinFont(address: string): void {
  const ready = useRef(false);
  useEffect(() => {
    void fetchLatinFont().then((fetched) => {
      ready.current = fetched;
      if (fetched) showLatinFontInPlace();
    });
  }, []);
  useEffect(() => {
    if (ready.current) showLatinFont();
  }, [address]);
}
