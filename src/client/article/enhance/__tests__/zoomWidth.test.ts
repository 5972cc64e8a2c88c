import { zoomWidths } from '../zoomWidth';

const VIEW = { width: 1064, height: 564 };

describe('zoomWidths', () => {
  it('fits an image into the view with a margin of 32 pixels', () => {
    expect(zoomWidths({ width: 2000, height: 500 }, VIEW, false).fitted).toBe(1000);
    expect(zoomWidths({ width: 1000, height: 1000 }, VIEW, false).fitted).toBe(500);
  });

  it('enlarges to the natural size, or twice the fitted size', () => {
    expect(zoomWidths({ width: 2000, height: 500 }, VIEW, false).enlarged).toBe(2000);
    expect(zoomWidths({ width: 300, height: 100 }, VIEW, false)).toEqual({ fitted: 300, enlarged: 600 });
  });

  it('scales vector images up to fit', () => {
    expect(zoomWidths({ width: 500, height: 100 }, VIEW, true)).toEqual({ fitted: 1000, enlarged: 2000 });
  });

  it('handles a view smaller than the margins', () => {
    expect(zoomWidths({ width: 100, height: 100 }, { width: 40, height: 0 }, false).fitted).toBe(1);
  });
});
