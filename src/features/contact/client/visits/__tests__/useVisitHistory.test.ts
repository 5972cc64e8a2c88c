import { renderHook } from '@testing-library/react';
import { COOKIES } from '../../../../../settings/cookies';
import { readCookie, removeCookie, writeCookie } from '../../../../../page/platform/cookies';
import { useVisitHistory } from '../useVisitHistory';

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation();
  fetchMock.mockReset().mockResolvedValue({ ok: true, json: async () => ({ issue: 1 }) });
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  Object.values(COOKIES).forEach(removeCookie);
});

afterEach(() => jest.useRealTimers());

/** Renders a page and waits for its tasks and lazy loading. */
async function showPage(): Promise<void> {
  renderHook(() => useVisitHistory());
  await jest.runAllTimersAsync();
}

describe('useVisitHistory', () => {
  it('sends no request for unknown readers', async () => {
    writeCookie(COOKIES.email, 'a@x.io');
    const set = jest.spyOn(Document.prototype, 'cookie', 'set');
    await showPage();
    // The visit was recorded, or the history cleared.
    expect(set).toHaveBeenCalled();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('reports known contacts and renews both cookies', async () => {
    writeCookie(COOKIES.email, 'a@x.io');
    writeCookie(COOKIES.contactSales, 'true');
    const set = jest.spyOn(Document.prototype, 'cookie', 'set');
    await showPage();
    const [url, { body } = {}] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/assets/globalscripts/sync2Jira.php');
    expect(Object.fromEntries(body as FormData)).toEqual({ email: 'a@x.io', url: 'http://localhost/' });
    const written = set.mock.calls.map(([text]) => text.split('=')[0]);
    expect(written).toEqual(expect.arrayContaining(['email', 'contact-sales']));
  });

  it.each([
    'a@x.io\r\nSet-Cookie: x=1',
    'a@x.io,b@x.io',
    '<script>',
    `${'x'.repeat(4_000)}@x.io`,
    'true',
    '',
  ])('removes forged cookies and never sends them: %j', async (planted) => {
    document.cookie = `email=${encodeURIComponent(planted)}; path=/`;
    document.cookie = 'contact-sales=true; path=/';
    await showPage();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(readCookie(COOKIES.email)).toBeNull();
    expect(readCookie(COOKIES.contactSales)).toBeNull();
  });
});
