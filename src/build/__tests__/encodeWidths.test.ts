import path from 'node:path';
import sharp from 'sharp';
import { makeProject, removeProjects } from '../../../packages/content/__tests__/project';
import { encodeWidths } from '../encodeWidths';

let root = '';

beforeEach(() => {
  root = makeProject({});
});

afterEach(removeProjects);

/** Rules on one color, like a table in a screenshot, or the noise of a photo. */
async function makeImage(name: string, kind: 'flat' | 'noise'): Promise<string> {
  const file = path.join(root, name);
  const size = { width: 1600, height: 400, channels: 3, background: '#1a2b3c' } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const rules = Array.from({ length: 90 }, (_, index) => `<path d="M${index * 17} 0v${400 - index}H0"/>`);
  const drawing = `<svg width="1600" height="400" fill="none" stroke="white" shape-rendering="crispEdges">${rules.join('')}</svg>`;
  await sharp({ create: kind === 'flat' ? size : { ...size, noise } })
    .composite(kind === 'flat' ? [{ input: Buffer.from(drawing) }] : [])
    .toFile(file);
  return file;
}

/** Chunk of a WebP file that tells how its pixels are encoded. */
const chunkOf = (webp: Buffer | undefined): string | undefined => webp?.toString('latin1', 12, 16);
const LOSSY = 'VP8 ';
const LOSSLESS = 'VP8L';

async function chunks(file: string): Promise<Record<number, string | undefined>> {
  const encoded = await encodeWidths(file, [760, 1280, 1600]);
  return Object.fromEntries([...encoded].map(([width, bytes]) => [width, chunkOf(bytes)]));
}

describe('encodeWidths', () => {
  it('encodes only the full width of a flat PNG losslessly', async () => {
    const file = await makeImage('flat.png', 'flat');
    expect(await chunks(file)).toEqual({ 760: LOSSY, 1280: LOSSY, 1600: LOSSLESS });
    const full = (await encodeWidths(file, [1600])).get(1600);
    const pixels = await sharp(full).raw().toBuffer();
    expect([...pixels.subarray(-3)]).toEqual([0x1a, 0x2b, 0x3c]);
  });

  it.each([
    ['noise.png', 'noise'],
    ['flat.jpg', 'flat'],
  ] as const)('encodes %s with loss', async (name, kind) => {
    expect(await chunks(await makeImage(name, kind))).toEqual({ 760: LOSSY, 1280: LOSSY, 1600: LOSSY });
  });

  it.each([
    ['flat.png', 'flat', LOSSLESS],
    ['noise.png', 'noise', LOSSY],
  ] as const)('keeps the smaller encoding of %s if it has no dense copy', async (name, kind, expected) => {
    const encoded = await encodeWidths(await makeImage(name, kind), [760, 1600]);
    expect(chunkOf(encoded.get(1600))).toBe(expected);
  });

  it('keeps transparency', async () => {
    const file = path.join(root, 'clear.png');
    const background = { r: 255, g: 0, b: 0, alpha: 0.5 };
    await sharp({ create: { width: 800, height: 40, channels: 4, background } }).toFile(file);
    for (const bytes of (await encodeWidths(file, [760, 800])).values()) {
      const [red = 0, , , alpha = 0] = await sharp(bytes).raw().toBuffer();
      expect(red).toBeGreaterThan(245);
      expect(Math.abs(alpha - 128)).toBeLessThan(3);
    }
  });
});
