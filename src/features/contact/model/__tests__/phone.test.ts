import { phoneOf } from '../values';

/** Third digits that follow each second digit, as the numbering plan lists them. */
const PLAN: Record<string, string> = {
  '0': '',
  '1': '',
  '2': '',
  '3': '0123456789',
  '4': '56789',
  '5': '012356789',
  '6': '2567',
  '7': '012345678',
  '8': '0123456789',
  '9': '012356789',
};

const digits = Array.from('0123456789');
const tail = (seed: number): string =>
  String(seed * 7_654_321)
    .padStart(8, '0')
    .slice(-8);
const numbers = digits.flatMap((second) =>
  digits.flatMap((third) =>
    [3, 71].map((seed) => ({
      phone: `1${second}${third}${tail(seed + Number(second + third))}`,
      valid: PLAN[second]?.includes(third) ?? false,
    })),
  ),
);

describe('phoneOf', () => {
  it('judges 200 numbers by the digit table', () => {
    expect(numbers).toHaveLength(200);
    expect(numbers.filter(({ phone, valid }) => phoneOf(phone) !== (valid ? phone : null))).toEqual([]);
  });

  it.each([
    '138 0013 8000',
    '138-0013-8000',
    '138–0013–8000',
    '138.0013.8000',
    ' 13800138000',
    '13800138000\n',
    '１３８００１３８０００',
    '+8613800138000',
    '＋８６ 138 0013 8000',
    '008613800138000',
    '86-138-0013-8000',
    '(+86) 138 0013 8000',
    '（86）13800138000',
    '013800138000',
    'tel:+86-138-0013-8000',
    '\u202a+86\u00a013800138000\u202c',
  ])('brings %j into normal form', (phone) => {
    expect(phoneOf(phone)).toBe('13800138000');
  });

  it.each([
    '',
    '1380013800',
    '138001380000',
    '23800138000',
    '+8513800138000',
    '+86 1380013800',
    '1380013800a',
    '13800138000 13800138001',
    `${' '.repeat(50)}13800138000`,
  ])('refuses %j', (phone) => {
    expect(phoneOf(phone)).toBeNull();
  });
});
