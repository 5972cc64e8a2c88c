import { navigate } from 'gatsby';
import { sendEvent } from '../platform/events';
import { canLoadPage, loaderPath } from './pageLoader';
import { armProgress } from './progressBar';

let latest = 0;

/**
 * Shows a page of the site; `address` has no path prefix and may carry query and fragment. A later call
 * replaces an earlier one that is still loading. What the app cannot load is opened as a new document;
 * without a network the page stays and says so.
 */
export async function goTo(address: string): Promise<void> {
  const mine = ++latest;
  const path = loaderPath(address);
  armProgress(path.replace(/\?.*$/, ''));
  const loads = await canLoadPage(path);
  if (mine !== latest) return;
  // Like a browser: a link to the current address adds no history entry.
  if (loads) return void navigate(address, { replace: __PATH_PREFIX__ + address === here() });
  const answered = await answers(path);
  if (mine !== latest) return;
  if (answered) location.assign(__PATH_PREFIX__ + address);
  else sendEvent('site:page-unreachable', address);
}

const here = (): string => location.pathname + location.search + location.hash;

/** Drops a page that is still loading: the reader has used Back or Forward. */
export function dropPendingPage(): void {
  latest += 1;
}

/** Whether the host answers at all. */
async function answers(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
