import { decoded } from '@idmp/model';
/** Element targeted by a hash, raw or percent-encoded. */
export function scrollTarget(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  if (raw === '') return null;
  const exact = document.getElementById(raw);
  if (exact) return exact;
  return document.getElementById(decoded(raw) ?? '');
}
