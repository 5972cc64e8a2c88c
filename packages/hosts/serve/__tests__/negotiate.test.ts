import { acceptedEncoding, isFresh } from '../negotiate';

describe('acceptedEncoding', () => {
  it('prefers brotli to gzip', () => {
    expect(acceptedEncoding('gzip, deflate, br')?.name).toBe('br');
    expect(acceptedEncoding('gzip')?.name).toBe('gzip');
    expect(acceptedEncoding('*')?.name).toBe('br');
  });

  it('respects codings that a client rejects', () => {
    expect(acceptedEncoding('br;q=0, gzip;q=0.5')?.name).toBe('gzip');
    expect(acceptedEncoding('*;q=0')).toBeNull();
    expect(acceptedEncoding('identity')).toBeNull();
    expect(acceptedEncoding(undefined)).toBeNull();
  });
});

describe('isFresh', () => {
  const file = { etag: 'W/"a-1"', modified: new Date('2026-03-01T12:00:00.500Z') };

  it('compares ETags, weak or strong', () => {
    expect(isFresh({ 'if-none-match': '"b-2", W/"a-1"' }, file)).toBe(true);
    expect(isFresh({ 'if-none-match': '"a-1"' }, file)).toBe(true);
    expect(isFresh({ 'if-none-match': '*' }, file)).toBe(true);
    expect(isFresh({ 'if-none-match': '"b-2"' }, file)).toBe(false);
  });

  it('compares the time only without an ETag', () => {
    const since = 'Sun, 01 Mar 2026 12:00:00 GMT';
    expect(isFresh({ 'if-modified-since': since }, file)).toBe(true);
    expect(isFresh({ 'if-modified-since': 'Sun, 01 Mar 2026 11:59:59 GMT' }, file)).toBe(false);
    expect(isFresh({ 'if-none-match': '"b-2"', 'if-modified-since': since }, file)).toBe(false);
    expect(isFresh({ 'if-modified-since': 'yesterday' }, file)).toBe(false);
    expect(isFresh({}, file)).toBe(false);
  });
});
