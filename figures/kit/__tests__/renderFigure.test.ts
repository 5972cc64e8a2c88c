import { renderFigure } from '../renderFigure';
import { tr, type Draw, type Figure, type FigureBase } from '../types';

const figureOf = (draw: Draw, more: Partial<FigureBase> = {}): Figure => ({
  name: 'example',
  chapter: '05-basic',
  width: 624,
  height: 100,
  title: tr('示例', 'Example'),
  desc: tr('示例。', 'An example.'),
  draw,
  narrow: true,
  ...more,
});
const box: Draw = (_locale, kit) => void kit.box({ x: 4, y: 4, w: 300, h: 60, title: 'Box' });

describe('renderFigure', () => {
  it('says below a schematic one that it is a drawing', () => {
    const figure = figureOf(box, { schematic: true });
    const { svg, height } = renderFigure(figure, 'en');
    expect(svg).toContain('Schematic; labels in your version may differ');
    expect(height).toBe(124);
    expect(renderFigure(figure, 'zh-Hans').svg).toContain('示意图，界面以实际版本为准');
  });

  it('adds nothing to other figures', () => {
    const { svg, height } = renderFigure(figureOf(box), 'en');
    expect(svg).not.toContain('Schematic');
    expect(height).toBe(100);
  });

  it('puts the faces in the order of the pages of its language', () => {
    expect(renderFigure(figureOf(box), 'en').svg).toMatch(/font-family:-apple-system,.*,PingFang SC/);
    expect(renderFigure(figureOf(box), 'zh-Hans').svg).toContain('font-family:PingFang SC,');
  });
});
