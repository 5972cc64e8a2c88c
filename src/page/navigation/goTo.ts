import { navigate } from 'gatsby';
import { sendEvent } from '../platform/events';
import { canLoadPage, loaderPath } from './pageLoader';
import { armProgress } from './progressBar';

let latest = 0;

/**
 * Navigates to a page; `address` has no path prefix and may have a query and hash. A later call supersedes a pending
 * one. Pages that can't be loaded client-side are opened as a new document; when offline, the current page stays and
 * shows an error.
 */
export async function goTo(address: string): Promise<void> {
  const mine = ++latest;
  const path = loaderPath(address);
  armProgress(path.replace(/\?.*/, ''));
  const loads = await canLoadPage(path);
  if (mine !== latest) return;
  // Like in browsers, a link to the current URL adds no history entry.
  if (loads) return void navigate(address, { replace: __PATH_PREFIX__ + address === here() });
  const answered = await answers(path);
  if (mine !== latest) return;
  if (answered) location.assign(__PATH_PREFIX__ + address);
  else sendEvent('site:page-unreachable', address);
}

const here = (): string => location.pathname + location.search + location.hash;

/** Cancels a pending navigation, because Back or Forward was used. */
export function dropPendingPage(): void {
  latest += 1;
}

/** Whether the host responds at all. */
async function answers(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
