import { expect, test } from '@playwright/test';
import { rmSync } from 'node:fs';
import { ADD_LEAD_PATH, DOCS_API_PATHS, FORM_MAX_BYTES, hostForms } from '../src/settings/endpoints';
import { ask } from './support/hosts/ask';
import { HOSTS, OWN_HOST, type RunningHost } from './support/hosts/realHosts';
import { writeSmallSite } from './support/hosts/smallSite';
import { startScripts, type Scripts } from './support/hosts/startScripts';

const PATHS = [...Object.values(DOCS_API_PATHS), ADD_LEAD_PATH];

for (const pathPrefix of ['', '/idmp-docs']) {
  // `npm run serve` has no scripts: a preview sends no mail.
  for (const host of HOSTS.filter(({ name }) => name !== OWN_HOST)) {
    test.describe(`${host.name} with FORMS_UPSTREAM, ${pathPrefix || 'at the root'}`, () => {
      let site = '';
      let running: RunningHost;
      let scripts: Scripts;
      test.beforeAll(async () => {
        test.skip(host.missing() !== null, host.missing() ?? '');
        scripts = await startScripts();
        site = await writeSmallSite({ pathPrefix, forms: hostForms(scripts.origin) });
        running = await host.start(site);
      });
      test.afterAll(async () => {
        if (site === '') return;
        await running.close();
        scripts.close();
        rmSync(site, { recursive: true });
      });

      test('forwards the forms to the scripts, on the origin of the site', async () => {
        const { origin } = new URL(running.url);
        for (const path of PATHS) {
          const fields = new FormData();
          fields.set('email', 'a@b.example');
          const form = new Response(fields);
          const sent = { Origin: origin, 'Content-Type': form.headers.get('content-type') ?? '' };
          const bytes = Buffer.from(await form.arrayBuffer());
          const { status, headers, body } = await ask(origin, `${path}?x=1`, sent, 'POST', bytes);
          expect([status, JSON.parse(body.toString())], path).toEqual([200, [{ status: 'success' }]]);
          expect(headers['cache-control'] ?? '').not.toContain('immutable');
          const last = scripts.received.at(-1);
          expect([last?.method, last?.url, last?.headers.origin], path).toEqual([
            'POST',
            `${path}?x=1`,
            origin,
          ]);
          expect(last?.body).toContain('a@b.example');
          expect(last?.headers['x-forwarded-for']).toContain('127.0.0.1');
        }
      });

      test('forwards nothing else', async () => {
        const before = scripts.received.length;
        const { origin } = new URL(running.url);
        for (const path of ['/en/intro', '/assets/a-0123abcd.svg', '/assets/globalscriptsx/a', '/marketing'])
          await fetch(origin + pathPrefix + path, { method: 'POST' });
        expect(scripts.received.slice(before)).toEqual([]);
        expect((await fetch(running.url)).status).toBe(200);
      });

      test('forwards no request that is too large', async () => {
        const before = scripts.received.length;
        const body = 'x'.repeat(FORM_MAX_BYTES + 1_000);
        const { origin } = new URL(running.url);
        const answer = await fetch(origin + DOCS_API_PATHS.email, { method: 'POST', body }).catch(() => null);
        expect([413, 502, undefined]).toContain(answer?.status);
        expect(scripts.received.slice(before)).toEqual([]);
      });
    });
  }
}
