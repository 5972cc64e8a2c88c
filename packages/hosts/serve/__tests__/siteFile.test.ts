import { acceptedCodings } from '../siteFile';

const namesOf = (header: string): string[] => acceptedCodings(header).map(({ coding }) => coding);

describe('acceptedCodings', () => {
  it('prefers brotli to gzip', () => {
    expect(namesOf('gzip, deflate, br')).toEqual(['br', 'gzip']);
    expect(namesOf('gzip')).toEqual(['gzip']);
    expect(namesOf('*')).toEqual(['br', 'gzip']);
  });

  it('respects codings that a client rejects', () => {
    expect(namesOf('br;q=0, gzip;q=0.5')).toEqual(['gzip']);
    expect(namesOf('*;q=0')).toEqual([]);
    expect(namesOf('identity')).toEqual([]);
    expect(namesOf('')).toEqual([]);
  });
});
