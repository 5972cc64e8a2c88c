import fc from 'fast-check';
import { packRepeats, unpackRepeats } from '../longRepeats';

describe('packRepeats', () => {
  it('replaces repeats at any distance', () => {
    const sentence = 'A sensor writes a value each second, and IDMP shows the last one. ';
    const between = Array.from({ length: 20_000 }, (_, index) => index.toString(36)).join(' ');
    const packed = packRepeats(sentence + between + sentence);
    expect(packed.length).toBeLessThan(sentence.length + between.length + 30);
    expect(unpackRepeats(packed)).toBe(sentence + between + sentence);
  });

  it('is lossless for any text', () => {
    const text = fc
      .array(
        fc.oneof(
          fc.constant('温度 temperature 压力 pressure 0123456789 abcdef '),
          fc.string({ unit: 'grapheme' }),
        ),
      )
      .map((parts) => parts.join('').replaceAll('\u0001', ''));
    fc.assert(fc.property(text, (plain) => unpackRepeats(packRepeats(plain)) === plain));
  });

  it('rejects the character that starts a reference', () => {
    expect(() => packRepeats('a\u0001b')).toThrow('U+0001');
  });
});
