import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite, SMALL_PREFIXED_SITE } from './support/buildSite';

const MS_IN_MINUTE = 60_000;

/** Features with a file that only they write, below the published folder. */
const TRACES = { search: 'search', twins: 'llms.txt' } as const;

for (const [feature, trace] of Object.entries(TRACES))
  test(`a site without ${feature} builds @matrix`, async () => {
    test.setTimeout(20 * MS_IN_MINUTE);
    const whole = await buildSite(SMALL_PREFIXED_SITE);
    expect(existsSync(path.join(whole, trace))).toBe(true);
    const site = await buildSite({ ...SMALL_PREFIXED_SITE, without: feature });
    expect(existsSync(path.join(site, trace))).toBe(false);
    expect(existsSync(path.join(site, 'en/index.html'))).toBe(true);
  });
