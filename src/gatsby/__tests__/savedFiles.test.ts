import type { CreateNodeArgs } from 'gatsby';
import { onCreateNode } from '../onCreateNode';
import { repeatWhileSaving } from '../contentSnapshot';

const save = (type: string): void =>
  void onCreateNode({ node: { internal: { type } } } as unknown as CreateNodeArgs);

/** How often work is done during whose first runs something else happens. */
async function runsWith(...during: (() => void)[]): Promise<number> {
  let runs = 0;
  await repeatWhileSaving(async () => {
    runs += 1;
    await Promise.resolve();
    during.shift()?.();
  });
  return runs;
}

describe('repeatWhileSaving', () => {
  it('repeats until no file is saved meanwhile', async () => {
    const saveFile = () => save('File');
    expect(await runsWith(saveFile, saveFile)).toBe(3);
  });

  it('runs once if no file is saved, whatever nodes are created', async () => {
    expect(await runsWith(() => save('SitePage'))).toBe(1);
  });
});
