import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkDeploy, formatFaults } from '@idmp/hosts';
import { runRecipe } from './support/hosts/runRecipe';
import { HOSTS, startImage } from './support/hosts/realHosts';
import { matrixUnless } from './support/matrix';

const MS_IN_MINUTE = 60_000;

for (const prefix of ['', '/idmp-docs'])
  test(
    `the container serves the site that its lines build, at ${prefix || 'the root'}`,
    matrixUnless(false),
    async () => {
      test.setTimeout(40 * MS_IN_MINUTE);
      const nginx = HOSTS.find(({ name }) => name === 'nginx');
      test.skip(nginx?.missing() !== null, nginx?.missing() ?? '');
      const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-image-'));
      const image = runRecipe('container/Dockerfile', folder, {
        SITE_URL: 'https://docs.example.com',
        PATH_PREFIX: prefix,
      });
      expect(image.user).toMatch(/^(?!root\b|0\b)\w+/);
      const host = await startImage(image.folder, prefix);
      const { pages, published, faults } = await checkDeploy({ address: host.url });
      await host.close();
      expect(formatFaults(faults)).toEqual([]);
      expect(pages).toBeGreaterThan(100);
      expect(published).toBe(`https://docs.example.com${prefix}`);
      rmSync(folder, { recursive: true });
    },
  );
