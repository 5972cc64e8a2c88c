import { colorChoiceOf, nextColorChoice } from '../colorMode';

describe('colorChoiceOf', () => {
  it('reads a stored mode, and treats anything else as no choice', () => {
    expect(colorChoiceOf('dark', true)).toBe('dark');
    expect(colorChoiceOf(null, true)).toBe('system');
    expect(colorChoiceOf('purple', true)).toBe('system');
  });

  it('falls back to light if the system is not respected', () => {
    expect(colorChoiceOf(null, false)).toBe('light');
  });
});

describe('nextColorChoice', () => {
  it('toggles light and dark otherwise', () => {
    expect(nextColorChoice('light', false)).toBe('dark');
    expect(nextColorChoice('dark', false)).toBe('light');
  });
});
