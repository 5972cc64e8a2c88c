import { navigate } from 'gatsby';
import { PAGE_UNREACHABLE_EVENT } from '../platform/events';
import { canLoadPage, loaderPath } from './pageLoader';
import { armProgress } from './progressBar';

let latest = 0;

/**
 * Shows a page of the site; `address` has no path prefix and may carry query and fragment. A later call
 * overtakes an earlier one that is still loading. What the app cannot load is opened as a document of its
 * own; without a network the page stays and says so.
 */
export async function goTo(address: string): Promise<void> {
  const mine = ++latest;
  const path = loaderPath(address);
  armProgress(path.replace(/\?.*$/, ''));
  const loads = await canLoadPage(path);
  if (mine !== latest) return;
  // As a browser does: a link to where the reader is adds no step of history.
  if (loads) return void navigate(address, { replace: __PATH_PREFIX__ + address === here() });
  const answered = await answers(path);
  if (mine !== latest) return;
  if (answered) location.assign(__PATH_PREFIX__ + address);
  else dispatchEvent(new CustomEvent(PAGE_UNREACHABLE_EVENT, { detail: address }));
}

const here = (): string => location.pathname + location.search + location.hash;

/** Forgets a page that is still loading: the reader has gone elsewhere by the browser's own buttons. */
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
