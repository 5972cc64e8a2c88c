import { startEach } from '../tasks';

describe('startEach', () => {
  it('starts the others if one throws, reports it, and stops those that run', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const stops = [jest.fn(), jest.fn()];
    const failure = new TypeError('element.togglePopover is not a function');
    const stop = startEach([
      () => stops[0]!,
      () => {
        throw failure;
      },
      () => stops[1]!,
    ]);
    expect(warn).toHaveBeenCalledWith(failure);
    stop();
    for (const each of stops) expect(each).toHaveBeenCalledTimes(1);
  });
});
