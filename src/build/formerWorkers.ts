import { removeUnlisted } from '@idmp/hosts';
import { writeAll } from '@idmp/files';

/** Where most generators put theirs. */
const USUAL_NAME = 'sw.js';

/** A service worker that removes itself and what it stored, and loads the pages that it serves again. */
const LAST_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
`;

/** Ends the service worker of a former site in browsers of its readers: they look for a new one at its address. */
export async function endFormerWorkers(publicDir: string, ownName: string): Promise<void> {
  const names = [USUAL_NAME, ownName].filter(Boolean);
  await removeUnlisted(publicDir, 'workers', names);
  await writeAll(publicDir, Object.fromEntries(names.map((name) => [name, LAST_WORKER])));
}
