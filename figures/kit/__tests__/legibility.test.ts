import { createCanvas } from '../canvas';
import { leastTextSize } from '../legibility';
import { shapes } from '../shapes';
import { serialize } from '../svgNode';

describe('leastTextSize', () => {
  it('is 12 px at the scale at which a 1280 px window shows the drawing', () => {
    expect(leastTextSize(624)).toBe(12);
    expect(leastTextSize(720)).toBe(14);
    expect(leastTextSize(820)).toBe(16);
  });

  it('takes another column for a drawing that is not shown in an article', () => {
    expect(leastTextSize(1120, 960)).toBe(14);
  });
});

describe('text of a figure', () => {
  it('is raised to the least size of the figure', () => {
    const canvas = createCanvas('en', 820, 100);
    shapes(canvas).text('small', { x: 10, y: 20, size: 12 });
    expect(canvas.nodes.map(serialize).join('')).toContain('class="t16"');
  });

  it('is reported when a word does not fit its line', () => {
    const canvas = createCanvas('en', 624, 100);
    shapes(canvas).text('Notification', { x: 10, y: 20, width: 40 });
    expect(canvas.problems).toEqual(['"Notification" is wider than its line of 40 and would be cut']);
  });
});
