import { useEffect } from 'react';

/** Replays button clicks recorded before hydration. */
export function useEarlyEvents(): void {
  useEffect(() => {
    const early = window.__early;
    if (!early) return;
    early.ready = true;
    for (const element of early.clicks.splice(0)) {
      if (element instanceof HTMLElement && element.isConnected) element.click();
    }
  }, []);
}
