import { stemOf } from '../latinWords';

describe('stemOf', () => {
  it.each([
    ['colour', 'color'],
    ['coloured', 'colored'],
    ['authorisation', 'authorization'],
    ['visualise', 'visualize'],
    ['modelling', 'modeling'],
    ['centre', 'center'],
    ['catalogue', 'catalog'],
    ['licence', 'license'],
    ['programme', 'program'],
    ['analyse', 'analyze'],
  ])('is the same for %s and %s', (british, american) => {
    expect(stemOf(british)).toBe(stemOf(american));
  });

  it('is the same for the forms of a word, and differs between words', () => {
    expect(new Set(['delete', 'deleting', 'deleted', 'deletion'].map(stemOf)).size).toBe(1);
    expect(stemOf('hour')).not.toBe(stemOf('hor'));
  });
});
