import { limitEvent } from '../limitEvent';

const samples = [60, 70, 65, 72, 88, 76, 64].map((value, index) => ({
  time: 360 + 5 * index,
  value,
  state: 0,
}));

describe('limitEvent', () => {
  it('is the window around the highest value above the limit', () => {
    expect(limitEvent(68, samples, 1440)).toEqual({ open: 375, close: 390, peak: 88 });
    expect(limitEvent(75, samples, 1440)).toEqual({ open: 380, close: 390, peak: 88 });
  });

  it('stays open while the value does, and is absent above all values', () => {
    expect(limitEvent(50, samples, 1440)).toEqual({ open: 360, peak: 88 });
    expect(limitEvent(90, samples, 1440)).toBeUndefined();
  });
});
