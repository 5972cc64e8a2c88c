import { expect, test } from '@playwright/test';
import { rmSync } from 'node:fs';
import { ask } from './support/hosts/ask';
import { HOSTS, type RunningHost } from './support/hosts/realHosts';
import { MOVED, writeSmallSite } from './support/hosts/smallSite';

const HAN_SEGMENT = '%E4%B8%AD'.repeat(86);
const LONG = {
  'a segment of 256 letters': `/en/${'a'.repeat(256)}`,
  'a segment of 86 Chinese characters': `/en/${HAN_SEGMENT}`,
  'a path of 5,000 letters': `/en/${'a/'.repeat(2_500)}`,
  'a NUL': '/en/a%00b',
};

for (const prefix of ['', '/idmp-docs']) {
  for (const host of HOSTS) {
    test.describe(`${host.name}, ${prefix || 'at the root'}`, () => {
      let site = '';
      let running: RunningHost;
      test.beforeAll(async () => {
        test.skip(host.missing() !== null, host.missing() ?? '');
        site = await writeSmallSite({ pathPrefix: prefix });
        running = await host.start(site);
      });
      test.afterAll(async () => {
        if (site === '') return;
        await running.close();
        rmSync(site, { recursive: true });
      });

      for (const [name, path] of Object.entries(LONG)) {
        // nginx can't decode NUL: below a prefix, the enclosing server responds.
        if (prefix && path.includes('%00') && host.name === 'nginx') continue;
        // Apache rejects such a path before it reads the .htaccess.
        if (host.name === 'Apache') continue;
        test(`responds with 404 to ${name}`, async () => {
          const { status, headers, body } = await ask(running.url, path);
          expect(status).toBe(404);
          expect(headers['content-security-policy']).toBe("default-src 'self'");
          expect(body.toString()).toContain('<h1>Not found</h1>');
        });
      }

      test('answers a miss whole, whatever its condition', async () => {
        const whole = (await ask(running.url, '/en/nope')).body.toString();
        expect(whole).toContain('lang="en"');
        const conditions = {
          'If-None-Match': '*',
          'If-Modified-Since': new Date(Date.now() + 60_000).toUTCString(),
          Range: 'bytes=0-9',
          'If-Range': '"x"',
        };
        for (const [name, value] of Object.entries(conditions)) {
          const { status, body } = await ask(running.url, '/en/nope', { [name]: value });
          expect([status, body.toString()], name).toEqual([404, whole]);
        }
      });

      for (const { from, to } of MOVED) {
        test(`redirects ${from} to ${to}, for as long as the site says so`, async () => {
          for (const form of [encodeURI(from), `${encodeURI(from)}/`]) {
            const { status, headers } = await ask(running.url, form);
            const { pathname } = new URL(headers.location ?? '', running.url);
            expect([status, pathname], form).toEqual([301, encodeURI(prefix + to)]);
            expect(headers['cache-control'], form).toContain('max-age=0');
          }
        });
      }

      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        test(`refuses ${method}`, async () => {
          const { status, body } = await ask(running.url, '/en/intro', {}, method);
          expect(status).toBe(405);
          expect(body.toString()).not.toContain('Intro');
        });
      }

      for (const path of [
        '/.htaccess',
        '/hosts/nginx.conf',
        '/hosts/site.json',
        '/%68osts/Caddyfile',
        '/_headers',
        '/_redirects',
      ]) {
        test(`keeps ${path} to itself`, async () => {
          const { status, body } = await ask(running.url, path);
          expect([403, 404]).toContain(status);
          expect(body.toString()).toContain('<h1>Not found</h1>');
        });
      }
    });
  }
}

test.describe('nginx', () => {
  let site = '';
  let running: RunningHost;
  const nginx = HOSTS.find(({ name }) => name === 'nginx');
  test.beforeAll(async () => {
    test.skip(!nginx || nginx.missing() !== null, 'no nginx');
    site = await writeSmallSite();
    if (nginx) running = await nginx.start(site);
  });
  test.afterAll(async () => {
    if (site === '') return;
    await running.close();
    rmSync(site, { recursive: true });
  });

  test('sends its headers and the page with a too long address and too many cookies', async () => {
    const long = await ask(running.url, `/${'a'.repeat(9_000)}`);
    const cookies = await ask(running.url, '/', { Cookie: `a=${'x'.repeat(9_000)}` });
    expect([long.status, cookies.status]).toEqual([414, 400]);
    for (const { headers, body } of [long, cookies]) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body.toString()).toContain('<h1>Not found</h1>');
    }
  });
});
