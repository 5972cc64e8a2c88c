import { createCanvas } from '../canvas';
import { COMPONENT, componentOf } from '../palette';
import { shapes } from '../shapes';
import type { Tone } from '../types';

function problemsOfBox(title: string, tone?: Tone): string[] {
  const canvas = createCanvas('en', 624, 100);
  shapes(canvas).box({ x: 4, y: 4, w: 300, h: 60, title, tone });
  return canvas.problems;
}

describe('COMPONENT', () => {
  it('gives each part of the product a tone of its own', () => {
    const tones = Object.values(COMPONENT);
    expect(new Set(tones).size).toBe(tones.length);
  });
});

describe('componentOf', () => {
  it('knows the parts by the names that figures use', () => {
    expect(componentOf('TDengine IDMP')).toBe('idmp');
    expect(componentOf('TDengine TSDB-Enterprise')).toBe('tsdb');
    expect(componentOf('tdengine-tsdb')).toBe('tsdb');
    expect(componentOf('TDgpt')).toBe('tdgpt');
    expect(componentOf('AI 服务')).toBe('ai');
    expect(componentOf('浏览器')).toBe('browser');
    expect(componentOf('Turbine 1')).toBeUndefined();
  });
});

describe('box', () => {
  it('colours a part of the product without being told', () => {
    expect(problemsOfBox('TDgpt')).toEqual([]);
  });

  it('reports a part in another colour', () => {
    expect(problemsOfBox('TDgpt', 'red')).toEqual([
      '"TDgpt" is red, but tdgpt is cyan in every figure: leave out the tone',
    ]);
  });
});
