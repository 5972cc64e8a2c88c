import { spawn } from 'node:child_process';
import path from 'node:path';
import { startStaticServer } from '@idmp/hosts';
import { SearchDialog } from '../pages/SearchDialog';
import { AlgoliaStandin } from '../standins/algolia';
import { test as base } from '../fixtures';
import { buildSite } from './buildSite';
import { ADMIN_KEY, CONFIGURED_SITE, HOST_NAMES, SEARCH_ENV, SEARCH_KEY } from './configuredSite';

const MS_IN_MINUTE = 60_000;

export interface HostedSite {
  /** Output folder of the built site. */
  root: string;
  url: string;
  /** Hosts of the service, in the order in which the browser tries them. */
  hosts: readonly [AlgoliaStandin, AlgoliaStandin];
  origins: readonly string[];
}

/** Runs the index job on the records of a build. */
function sendRecords(root: string, host: string): Promise<string> {
  const job = spawn(
    process.execPath,
    [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('scripts/index.ts'), '--strict'],
    { cwd: path.dirname(root), env: { ...process.env, ...SEARCH_ENV, GATSBY_ALGOLIA_HOSTS: host } },
  );
  let output = '';
  for (const stream of [job.stdout, job.stderr]) stream.on('data', (text) => (output += String(text)));
  return new Promise((resolve, reject) => {
    job.on('error', reject);
    job.on('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`The index job failed:\n${output}`)),
    );
  });
}

/** A small site with hosted search, whose service runs on loopback. */
export const test = base.extend<{ search: SearchDialog }, { hosted: HostedSite }>({
  hosted: [
    async ({}, use) => {
      const root = await buildSite(CONFIGURED_SITE);
      const hosts = [0, 1].map(
        () => new AlgoliaStandin({ adminKey: ADMIN_KEY, searchKey: SEARCH_KEY }),
      ) as unknown as HostedSite['hosts'];
      const origins = await Promise.all(hosts.map((host) => host.start()));
      for (const origin of origins) {
        // The job times out if the machine stalls for seconds; it is safe to rerun.
        await sendRecords(root, origin).catch(() => sendRecords(root, origin));
      }
      const server = await startStaticServer({ dir: root });
      await use({ root, url: server.origin, hosts, origins });
      await server.close();
      await Promise.all(hosts.map((host) => host.stop()));
    },
    { scope: 'worker', timeout: 5 * MS_IN_MINUTE },
  ],
  launchOptions: [
    async ({ hosted, launchOptions }, use) => {
      const rules = HOST_NAMES.map((name, i) => `MAP ${name} ${new URL(hosted.origins[i] ?? '').host}`);
      // No analytics script is requested from outside.
      const onlyFakes = [...rules, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(',');
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${onlyFakes}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hosted }, use) => {
    for (const host of hosted.hosts) {
      host.fault = () => undefined;
      host.requests.length = 0;
    }
    await use(hosted.url);
  },
  search: async ({ page, language }, use) => {
    await use(new SearchDialog(page, language));
  },
});

export { expect } from '@playwright/test';
