import { assert, property, uint8Array } from 'fast-check';
import { fromSevenBits, toSevenBits } from '../sevenBits';

const allBytes = Uint8Array.from({ length: 7 * 256 }, (_, index) => (index * index) % 251);

describe('toSevenBits', () => {
  it('adds less than a fifth in UTF-8', () => {
    expect(Buffer.byteLength(toSevenBits(allBytes)) / allBytes.length).toBeLessThan(1.2);
  });

  it('has no characters that HTML or changed line ends alter', () => {
    expect(toSevenBits(allBytes)).not.toMatch(/[\0\r\n<]/);
    expect(toSevenBits(allBytes)).toMatch(/[\u0080\u008a\u008d\u00bc]/);
  });

  it('is lossless for any bytes', () => {
    assert(property(uint8Array(), (bytes) => expect(fromSevenBits(toSevenBits(bytes))).toEqual(bytes)));
    expect(fromSevenBits(toSevenBits(new Uint8Array(15).fill(255)))).toEqual(new Uint8Array(15).fill(255));
  });
});
