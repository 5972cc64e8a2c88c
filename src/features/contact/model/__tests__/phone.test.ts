import { isMobilePhone } from '../phone';

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

describe('isMobilePhone', () => {
  it('judges 200 numbers by the digit table', () => {
    expect(numbers).toHaveLength(200);
    expect(numbers.filter(({ phone, valid }) => isMobilePhone(phone) !== valid)).toEqual([]);
  });

  it.each([
    '',
    '1380013800',
    '138001380000',
    '23800138000',
    '+8613800138000',
    '8613800138000',
    '138 0013 8000',
    '138-0013-8000',
    ' 13800138000',
    '13800138000\n',
    '1380013800\uFF10',
    '1380013800a',
  ])('refuses %j', (phone) => {
    expect(isMobilePhone(phone)).toBe(false);
  });
});
