import { COOKIES } from '../../../settings/cookies';
import { readCookie, removeCookie, writeCookie } from '../cookies';

afterEach(() => {
  jest.restoreAllMocks();
  removeCookie(COOKIES.visitHistory);
});

describe('cookies', () => {
  it('reads back what it wrote, including special characters', () => {
    const value = 'https://a.example/?x=;<b>,"名"';
    writeCookie(COOKIES.visitHistory, value);
    expect(readCookie(COOKIES.visitHistory)).toBe(value);
    removeCookie(COOKIES.visitHistory);
    expect(readCookie(COOKIES.visitHistory)).toBeNull();
  });

  it('is host-only outside the vendor domain, with its lifetime and SameSite=Lax', () => {
    const set = jest.spyOn(Document.prototype, 'cookie', 'set');
    writeCookie(COOKIES.email, 'a@x.io');
    const [text = ''] = set.mock.calls[0] ?? [];
    expect(text).toMatch(/^email=a%40x\.io; path=\/; sameSite=Lax; expires=/);
    expect(text).not.toContain('domain');
    const days = (Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
  });

  it('treats a malformed cookie as missing', () => {
    document.cookie = 'TS_LOG=%E4%; path=/';
    expect(() => readCookie(COOKIES.visitHistory)).not.toThrow();
  });

  it('is a no-op if cookies are blocked', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(blocked);
    jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(blocked);
    writeCookie(COOKIES.email, 'a@x.io');
    expect(readCookie(COOKIES.email)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
