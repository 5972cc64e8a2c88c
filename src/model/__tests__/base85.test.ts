import { assert, property, uint8Array } from 'fast-check';
import { fromBase85, toBase85 } from '../base85';

describe('toBase85', () => {
  it('adds a quarter, with characters that HTML leaves alone', () => {
    const text = toBase85(Uint8Array.from({ length: 1_000 }, (_, index) => index * index));
    expect(text).toHaveLength(1_250);
    expect(text).not.toMatch(/[<>&"'\\\s]/);
  });

  it('is lossless for any bytes', () => {
    assert(property(uint8Array(), (bytes) => expect(fromBase85(toBase85(bytes))).toEqual(bytes)));
    expect(fromBase85(toBase85(new Uint8Array(7).fill(255)))).toEqual(new Uint8Array(7).fill(255));
  });
});
