import { execFileSync } from 'node:child_process';
import { setImmediate as nextTick } from 'node:timers/promises';
import { collectGarbage } from '../garbage';

describe('collectGarbage', () => {
  it('frees what is no longer used', async () => {
    const unused = new WeakRef(new Array<number>(1_000_000).fill(1));
    // An object is kept until the end of the task that made a reference to it.
    await nextTick();
    collectGarbage();
    expect(unused.deref()).toBeUndefined();
  });
});

describe('limitGarbage', () => {
  /** Largest heap in MB of a process that holds little and replaces it often, in the build of so many pages. */
  function heapOf(pages: number): number {
    const script = `
      require('./src/build/garbage.ts').limitGarbage(${pages});
      const held = [];
      let most = 0;
      for (let i = 0; i < 2_000_000; i++) {
        held[i % 200_000] = { i, list: [i, i] };
        if (i % 50_000 === 0) most = Math.max(most, process.memoryUsage().heapTotal);
      }
      console.log(most / 1e6);`;
    const args = ['--import', 'tsx', '--eval', script];
    return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  }

  it('keeps the heap of a large site smaller than V8 would', () => {
    expect(heapOf(1_000)).toBeLessThan(0.9 * heapOf(999));
  });
});
