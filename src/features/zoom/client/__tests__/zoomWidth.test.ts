import { gainsByZoom, zoomWidths, type ZoomedImage } from '../zoomWidth';

const VIEW = { width: 1064, height: 564 };
const PHONE = { width: 360, height: 740 };

const picture = (width: number, height: number, inline = Math.min(width, 400)): ZoomedImage => ({
  natural: { width, height },
  inline,
  least: inline,
  isVector: false,
});
const drawing = (width: number, height: number, inline = Math.min(width, 720)): ZoomedImage => ({
  ...picture(width, height, inline),
  isVector: true,
});

describe('zoomWidths', () => {
  it('fits an image into the view with a margin of 32 pixels', () => {
    expect(zoomWidths(picture(2000, 500), VIEW).opened).toBe(1000);
    expect(zoomWidths(picture(1000, 1000), VIEW).opened).toBe(500);
  });

  it('leaves a margin of 8 pixels on a phone', () => {
    expect(zoomWidths(drawing(800, 400, 312), PHONE).opened).toBe(344);
  });

  it('opens an image in its own width where fingers pan', () => {
    expect(zoomWidths({ ...drawing(624, 400, 312), least: 624 }, PHONE).opened).toBe(624);
  });

  it('enlarges to the natural size, or twice the opened size', () => {
    expect(zoomWidths(picture(2000, 500), VIEW).enlarged).toBe(2000);
    expect(zoomWidths(picture(300, 100), VIEW)).toEqual({ opened: 300, enlarged: 600 });
  });

  it('scales vector images up to fit', () => {
    expect(zoomWidths(drawing(500, 100), VIEW)).toEqual({ opened: 1000, enlarged: 2000 });
  });

  it('opens a tall image wider than in the text, and lets it scroll', () => {
    expect(zoomWidths(drawing(404, 900), VIEW).opened).toBeCloseTo(646.4);
  });

  it.each([
    [picture(720, 3000, 720), VIEW],
    [drawing(720, 720), VIEW],
    [drawing(312, 700), PHONE],
    [drawing(3000, 40), PHONE],
    [drawing(100, 100), { width: 40, height: 0 }],
  ])('never opens an image smaller than in the text (%j in %j)', (image, view) => {
    expect(zoomWidths(image, view).opened).toBeGreaterThanOrEqual(image.inline);
  });
});

describe('gainsByZoom', () => {
  it('is true for an image that opens larger, or is larger itself', () => {
    expect(gainsByZoom(drawing(404, 900), VIEW)).toBe(true);
    expect(gainsByZoom(picture(1600, 900, 312), PHONE)).toBe(true);
  });

  it('is false for a drawing made for a phone, and for a small picture', () => {
    expect(gainsByZoom(drawing(312, 400), PHONE)).toBe(false);
    expect(gainsByZoom(picture(300, 100), VIEW)).toBe(false);
  });
});
