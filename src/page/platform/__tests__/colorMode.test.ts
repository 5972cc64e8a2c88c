import { colorChoiceOf, effectiveMode, nextColorChoice } from '../colorMode';

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

describe('effectiveMode', () => {
  it('follows the system only without a choice', () => {
    expect(effectiveMode('system', true)).toBe('dark');
    expect(effectiveMode('system', false)).toBe('light');
    expect(effectiveMode('light', true)).toBe('light');
  });
});

describe('nextColorChoice', () => {
  it('cycles system, light, dark, system if the system is respected', () => {
    expect(nextColorChoice('system', true)).toBe('light');
    expect(nextColorChoice('light', true)).toBe('dark');
    expect(nextColorChoice('dark', true)).toBe('system');
  });

  it('toggles light and dark otherwise', () => {
    expect(nextColorChoice('light', false)).toBe('dark');
    expect(nextColorChoice('dark', false)).toBe('light');
  });
});
