import path from 'node:path';
import { concernsGatsby } from '../queryFiles';

describe('concernsGatsby', () => {
  it.each(['src/pages/404.tsx', 'src/templates/doc.tsx', 'src/node/gatsby/createPages.ts'])(
    'takes %s',
    async (file) => {
      expect(await concernsGatsby(path.resolve(file))).toBe(true);
    },
  );

  it.each(['src/site/settings.ts', 'src/client/article/PrevNext.tsx'])('leaves %s', async (file) => {
    expect(await concernsGatsby(path.resolve(file))).toBe(false);
  });
});
