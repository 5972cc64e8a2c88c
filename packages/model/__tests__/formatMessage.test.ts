import { formatMessage } from '../text';

describe('formatMessage', () => {
  it('fills placeholders by name', () => {
    expect(formatMessage('{{count}} of {{ total }}', { count: 1, total: 'all' })).toBe('1 of all');
  });

  it('keeps placeholders without a value', () => {
    expect(formatMessage('{{name}}', {})).toBe('{{name}}');
  });

  it('does not read a value as a pattern', () => {
    expect(formatMessage('<{{a}}>', { a: '$& {{b}}' })).toBe('<$& {{b}}>');
  });
});
