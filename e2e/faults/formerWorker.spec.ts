import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures';

/** Answers every page from its cache, as the usual ones do. */
const WORKER = `addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open('pages').then((cache) => cache.addAll(['/en/intro'])));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(caches.match(event.request).then((page) => page ?? fetch(event.request)));
});`;
const FORMER_PAGE = `<title>Former</title><script>navigator.serviceWorker.register('/sw.js?offline=1')</script>`;

test('a reader whose browser keeps the worker of a former site sees this one', async ({ page, baseURL }) => {
  let isFormer = true;
  const server = http.createServer(({ url = '', headers }, answer) => {
    if (!isFormer) {
      const own = http.request(`${baseURL}${url}`, {
        headers: { ...headers, host: new URL(baseURL ?? '').host },
      });
      own.on('response', (found) => {
        answer.writeHead(found.statusCode ?? 0, found.headers);
        found.pipe(answer);
      });
      return void own.end();
    }
    const isWorker = url.startsWith('/sw.js');
    answer.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    answer.end(isWorker ? WORKER : FORMER_PAGE);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/en/intro`;
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(address);
  await expect(page).toHaveTitle('Former');
  isFormer = false;

  await page.goto(address);
  await expect(page).toHaveTitle(/TDengine/);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  await page.reload();
  await expect(page).toHaveTitle(/TDengine/);
  server.closeAllConnections();
  server.close();
});
