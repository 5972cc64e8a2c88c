import { useEffect } from 'react';

/** In development, the page of a file that was renamed or removed: loads the address again, which shows what is there now. */
export function GonePage() {
  useEffect(() => location.reload(), []);
  return null;
}
