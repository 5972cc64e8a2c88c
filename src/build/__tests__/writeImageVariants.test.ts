import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makeProject, removeProjects } from '../../../packages/content/__tests__/project';
import { writeImageVariants } from '../writeImageVariants';

let root = '';
const at = (name: string): string => path.join(root, name);

beforeEach(() => {
  root = makeProject({});
});

afterEach(removeProjects);

async function makeImage(name: string, width: number, height: number): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width, height, channels: 3, background: 'white', noise } }).toFile(at(name));
  return at(name);
}

const write = (images: { from: string; to: string; width: number }[]) =>
  writeImageVariants(images, at('public'), at('cache'));

describe('writeImageVariants', () => {
  it.each(['a.png', 'a.jpg'])('writes %s scaled as WebP', async (name) => {
    const from = await makeImage(name, 400, 200);
    await write([{ from, to: 'assets/a-1-100.webp', width: 100 }]);
    const { format, width, height } = await sharp(at('public/assets/a-1-100.webp')).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 100, height: 50 });
  });

  it('applies the EXIF orientation', async () => {
    const from = await makeImage('plain.jpg', 400, 200);
    await sharp(from).withMetadata({ orientation: 6 }).toFile(at('turned.jpg'));
    await write([{ from: at('turned.jpg'), to: 'assets/turned-1-100.webp', width: 100 }]);
    expect(await sharp(at('public/assets/turned-1-100.webp')).metadata()).toMatchObject({
      width: 100,
      height: 200,
    });
  });

  it('encodes an image once, and removes unused ones from the cache', async () => {
    const from = await makeImage('a.png', 40, 20);
    await write([{ from, to: 'assets/a-1-20.webp', width: 20 }]);
    fs.rmSync(from);
    await write([{ from, to: 'assets/a-1-20.webp', width: 20 }]);
    expect(fs.existsSync(at('public/assets/a-1-20.webp'))).toBe(true);
    await write([{ from: await makeImage('b.png', 40, 20), to: 'assets/b-1-20.webp', width: 20 }]);
    expect(fs.readdirSync(at('cache'))).toEqual(['b-1-20.webp']);
  });

  it('keeps the cache where no copies are wanted', async () => {
    await write([{ from: await makeImage('a.png', 40, 20), to: 'assets/a-1-20.webp', width: 20 }]);
    await write([]);
    expect(fs.readdirSync(at('cache'))).toEqual(['a-1-20.webp']);
  });

  it('reports each damaged image once, with its own fault, publishes their bytes unchanged, and writes the others', async () => {
    const kinds = ['png', 'jpg'].flatMap((type) => Array.from({ length: 20 }, (_, i) => `${i}.${type}`));
    const damaged = await Promise.all(kinds.map((name) => makeImage(name, 400, 200)));
    for (const file of damaged) fs.writeFileSync(file, fs.readFileSync(file).subarray(0, 5_000));
    const whole = await makeImage('whole.png', 400, 200);
    const copiesOf = (from: string) =>
      [100, 400].map((width) => ({ from, to: `assets/${path.basename(from)}-1-${width}.webp`, width }));
    expect(await write([...damaged, whole].flatMap(copiesOf))).toEqual(
      damaged.map((file) => ({
        file,
        line: 1,
        severity: 'error',
        code: 'damaged-image',
        values: { reason: expect.stringMatching(file.endsWith('png') ? /png/i : /jpe?g/i) as string },
      })),
    );
    for (const file of damaged)
      expect(fs.readFileSync(at(`public/assets/${path.basename(file)}-1-400.webp`))).toEqual(
        fs.readFileSync(file),
      );
    for (const width of [100, 400])
      expect(await sharp(at(`public/assets/whole.png-1-${width}.webp`)).metadata()).toMatchObject({ width });
  });
});
