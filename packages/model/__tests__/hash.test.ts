import { hashText } from '../hash';

describe('hashText', () => {
  it('is sixteen hexadecimal digits, the same for the same text', () => {
    expect(hashText('数据')).toMatch(/^[\da-f]{16}$/);
    expect(hashText('数据')).toBe(hashText('数据'));
  });

  it('has no collision among many similar texts', () => {
    const hashes = new Set(Array.from({ length: 50_000 }, (_, index) => hashText(`content ${index}`)));
    expect(hashes.size).toBe(50_000);
  });
});
