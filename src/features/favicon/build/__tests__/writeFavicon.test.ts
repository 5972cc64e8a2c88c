import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { makeProject, removeProjects } from '../../../../../packages/markdown/__tests__/project';
import { writeFavicon } from '../writeFavicon';

afterAll(removeProjects);

const SVG = fs.readFileSync('static/favicon.svg', 'utf8');

async function written(files: Record<string, string>): Promise<Buffer | undefined> {
  const root = makeProject(files);
  await writeFavicon(path.join(root, 'public'), root);
  const file = path.join(root, 'public/favicon.ico');
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}

describe('writeFavicon', () => {
  it('writes the brand in the sizes that programs ask for, the same each time', async () => {
    const icon = await written({ 'static/favicon.svg': SVG });
    const sides = imageSize(icon ?? Buffer.alloc(0)).images?.map(({ width, height }) => [width, height]);
    expect(sides).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
    expect(await written({ 'static/favicon.svg': SVG })).toEqual(icon);
  });

  it('leaves a file of static/ alone, and needs no brand', async () => {
    expect(await written({ 'static/favicon.svg': SVG, 'static/favicon.ico': 'own' })).toBeUndefined();
    expect(await written({})).toBeUndefined();
  });
});
