import { checkSales, isPopupSource } from '../contactForm';
import { sales } from './salesValues';

describe('checkSales', () => {
  it('accepts 5,000 characters and rejects one more, counted in code points', () => {
    expect(checkSales(sales({ message: 'x'.repeat(5_000) }))).toEqual([]);
    expect(checkSales(sales({ message: '😀'.repeat(5_000) }))).toEqual([]);
    for (const field of ['name', 'company', 'message'] as const) {
      for (const character of ['x', '汉', '😀']) {
        const fault = checkSales(sales({ [field]: character.repeat(5_001) }));
        expect(fault).toEqual([{ field, message: 'error.tooLong' }]);
      }
    }
  });
});

describe('isPopupSource', () => {
  it('knows the four contents and nothing inherited', () => {
    expect(['weChat', 'technical', 'subScription', 'contactSales'].every(isPopupSource)).toBe(true);
    expect(['', 'constructor', '__proto__', null, undefined].some(isPopupSource)).toBe(false);
  });
});
