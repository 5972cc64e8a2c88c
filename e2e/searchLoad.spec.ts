import type { CDPSession, Page } from '@playwright/test';
import { matrixUnless } from './support/matrix';
import { expect, test } from './support/searchTest';
import { untilQuiet } from './support/untilQuiet';

const CHARS = 10_000;
const COST_MAX_MS = 50;
/** The minimum excludes other load on the machine. */
const TRIES = 5;
const MS_IN_SECOND = 1000;
const TEXTS = {
  'one word': 'abcdefghij'.repeat(CHARS / 10),
  'terms of the site': 'element template event '.repeat(CHARS).slice(0, CHARS),
  'Chinese terms': '元素模板事件管理数据'.repeat(CHARS / 10),
  emoji: '😀'.repeat(CHARS / 2),
};

/** CPU time of the main thread so far. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return MS_IN_SECOND * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

async function measured(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

test.describe('texts of 10,000 characters', matrixUnless(false), () => {
  for (const [name, text] of Object.entries(TEXTS))
    test(`cost little when pasted: ${name}`, async ({ doc, page, search }) => {
      await doc.open('intro');
      await untilQuiet(page);
      await search.find('gauge');
      const session = await measured(page);
      const costs: number[] = [];
      for (let attempt = 0; attempt < TRIES; attempt++) {
        await search.field.fill('');
        await expect(search.area).toHaveAttribute('data-status', 'idle');
        const before = await threadTime(session);
        await session.send('Input.insertText', { text });
        await expect(search.area).toHaveAttribute('data-status', 'idle');
        await expect(search.field).toHaveValue(text.slice(0, 512));
        costs.push((await threadTime(session)) - before);
      }
      expect(Math.min(...costs)).toBeLessThanOrEqual(COST_MAX_MS);
    });
});
