import { contrast, readableColor } from '../color';

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#fff', '#fff')).toBe(1);
  });
});

describe('readableColor', () => {
  it('keeps a readable color', () => {
    expect(readableColor('#24292e', ['#ffffff'])).toBe('#24292e');
  });

  it('darkens on light and lightens on dark backgrounds until readable on all', () => {
    const grounds = ['#f6f8fa', '#e6ecf3'];
    const darker = readableColor('#e36209', grounds);
    expect(Math.min(...grounds.map((ground) => contrast(darker, ground)))).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#e36209', grounds[1] ?? '')).toBeLessThan(4.5);
    expect(contrast(readableColor('#6272a4', ['#282a36']), '#282a36')).toBeGreaterThanOrEqual(4.5);
  });
});
