import { checkSales, checkSubscribe, isPopupSource, type SalesValues } from '../contactForm';
import { fastest } from '../../../../../packages/model/__tests__/fastest';
import { sales } from './salesValues';

describe('checkSubscribe', () => {
  it('accepts an address', () => {
    expect(checkSubscribe({ email: 'a@x.io' })).toEqual([]);
  });

  it('distinguishes a missing address from an invalid one', () => {
    expect(checkSubscribe({ email: ' ' })).toEqual([{ field: 'email', message: 'error.emailRequired' }]);
    expect(checkSubscribe({ email: 'a@x' })).toEqual([{ field: 'email', message: 'error.emailInvalid' }]);
  });
});

describe('checkSales', () => {
  it('accepts complete values', () => {
    expect(checkSales(sales())).toEqual([]);
  });

  it('reports the faults in the order of the form', () => {
    const steps: [Partial<SalesValues>, string, string][] = [
      [{ name: '李雷' }, 'name', 'error.nameRequired'],
      [{ company: 'Example' }, 'company', 'error.companyRequired'],
      [{ email: 'li@' }, 'email', 'error.emailRequired'],
      [{ email: 'li@example.com' }, 'email', 'error.emailInvalid'],
      [{ phone: '12' }, 'phone', 'error.phoneRequired'],
      [{ phone: '13800138000' }, 'phone', 'error.phoneInvalid'],
      [{ message: '你好' }, 'message', 'error.messageRequired'],
    ];
    let values = sales({ name: '', company: '\t', email: '', phone: '', message: '\n' });
    expect(checkSales(values).map(({ field }) => field)).toEqual([
      'name',
      'company',
      'email',
      'phone',
      'message',
    ]);
    for (const [next, field, message] of steps) {
      expect(checkSales(values)[0]).toEqual({ field, message });
      values = { ...values, ...next };
    }
    expect(checkSales(values)).toEqual([]);
  });

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

  it.each([
    ['name', 'x', 'error.tooLong'],
    ['email', 'x', 'error.emailInvalid'],
    ['phone', '1', 'error.phoneInvalid'],
  ] as const)('rejects a %s of hostile length without scanning it', (field, letter, message) => {
    const huge = letter.repeat(1_000_000);
    const values = sales({ [field]: huge });
    expect(checkSales(values)[0]?.message).toBe(message);
    expect(fastest(() => checkSales(values))).toBeLessThan(fastest(() => Array.from(huge).length));
  });
});

describe('isPopupSource', () => {
  it('knows the four contents and nothing inherited', () => {
    expect(['weChat', 'technical', 'subScription', 'contactSales'].every(isPopupSource)).toBe(true);
    expect(['', 'constructor', '__proto__', null, undefined].some(isPopupSource)).toBe(false);
  });
});
