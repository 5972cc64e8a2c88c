import { formatMessage } from '../formatMessage';

describe('formatMessage', () => {
  it('fills places by name', () => {
    expect(formatMessage('{{count}} of {{ total }}', { count: 1, total: 'all' })).toBe('1 of all');
  });

  it('leaves places without a value', () => {
    expect(formatMessage('{{name}}', {})).toBe('{{name}}');
  });

  it('does not read a value as a pattern', () => {
    expect(formatMessage('<{{a}}>', { a: '$& {{b}}' })).toBe('<$& {{b}}>');
  });
});
