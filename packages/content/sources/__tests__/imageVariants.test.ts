import { imageVariants, plainName } from '../images';

const SIZE = { width: 1000, height: 500 };
const large = (content = ''): Buffer => Buffer.concat([Buffer.from(content), Buffer.alloc(10_000)]);

const widthsOf = (file: string, bytes: Buffer, size = SIZE): number[] =>
  imageVariants(file, bytes, size).map(({ width }) => width);

describe('imageVariants', () => {
  it('are narrower than the image; the last has its width', () => {
    expect(widthsOf('a.png', large())).toEqual([760, 1000]);
    expect(widthsOf('a.png', large(), { width: 2000, height: 10 })).toEqual([760, 1280, 2000]);
    expect(widthsOf('a.JPEG', large(), { width: 480, height: 10 })).toEqual([480]);
  });

  it('have a name with the content’s hash and the width', () => {
    const [variant] = imageVariants('content/en/images/My tree 图.png', large(), SIZE);
    expect(variant?.to).toMatch(/^assets\/My-tree-[\da-f]{8}-760\.webp$/);
    expect(imageVariants('a.png', large('other'), SIZE)[0]?.to).not.toBe(
      imageVariants('a.png', large(), SIZE)[0]?.to,
    );
  });

  it('do not exist for small files, other kinds and animations', () => {
    expect(widthsOf('a.png', Buffer.alloc(1000))).toEqual([]);
    expect(widthsOf('a.svg', large())).toEqual([]);
    expect(widthsOf('a.gif', large())).toEqual([]);
    expect(widthsOf('a.png', large('acTL…IDAT'))).toEqual([]);
    expect(widthsOf('a.png', large('IDAT…acTL'))).toEqual([760, 1000]);
  });

  it('do not exist for images that are too large for WebP', () => {
    expect(widthsOf('a.png', large(), { width: 1000, height: 16_384 })).toEqual([]);
  });
});

describe('plainName', () => {
  it('needs no encoding', () => {
    expect(plainName('content/en/images/- a b.min.png')).toBe('a-b.min');
    expect(plainName('content/图.png')).toBe('file');
  });
});
