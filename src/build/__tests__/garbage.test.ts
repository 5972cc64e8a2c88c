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
