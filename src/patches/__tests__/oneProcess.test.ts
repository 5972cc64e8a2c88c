import { needsWorkers } from '../oneProcess';

describe('needsWorkers', () => {
  it.each([1, 2])('is false on %i cores, where Gatsby would start one worker and wait for it', (cores) => {
    expect(needsWorkers(5000, cores)).toBe(false);
  });

  it('depends on the number of pages if there are more cores', () => {
    expect(needsWorkers(150, 4)).toBe(false);
    expect(needsWorkers(1000, 16)).toBe(false);
    expect(needsWorkers(1001, 4)).toBe(true);
  });
});
