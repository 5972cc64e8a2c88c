import { auditLines, type Weakness } from '../auditLines';

const weakness = (overrides: Partial<Weakness> = {}): Weakness => ({
  name: 'tmp',
  severity: 'low',
  isDirect: false,
  via: [{ title: 'Symbolic links are followed', url: 'https://example.com/1' }],
  effects: ['inquirer'],
  fixAvailable: true,
  ...overrides,
});

describe('auditLines', () => {
  it('says what is weak, who uses it and what to do, worst first', () => {
    const fix = { name: 'gatsby', version: '6.0.0' };
    expect(
      auditLines([weakness(), weakness({ name: 'immutable', severity: 'high', fixAvailable: fix })]),
    ).toEqual({
      ok: false,
      lines: [
        'high: immutable, used by inquirer: Symbolic links are followed (https://example.com/1). Fixed by gatsby 6.0.0; if that breaks something, pin immutable in "overrides" of package.json.',
        'low: tmp, used by inquirer: Symbolic links are followed (https://example.com/1). Run "npm audit fix".',
        '2 packages have a published weakness.',
      ],
    });
  });

  it('leaves out packages that only use a weak one, and succeeds without high ones', () => {
    expect(
      auditLines([weakness({ fixAvailable: false }), weakness({ name: 'inquirer', via: ['tmp'] })]),
    ).toEqual({
      ok: true,
      lines: [
        'low: tmp, used by inquirer: Symbolic links are followed (https://example.com/1). There is no fixed version yet.',
        '1 package has a published weakness.',
      ],
    });
    expect(auditLines([])).toEqual({ ok: true, lines: ['No package has a published weakness.'] });
  });
});
