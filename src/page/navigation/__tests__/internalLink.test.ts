import { linkAction } from '../address';

const ORIGIN = 'https://docs.example.com';

/** Action of a link clicked on `/en/intro`, for a site served under `base`. */
function actionOf(href: string, base = ''): ReturnType<typeof linkAction> {
  const page = `${ORIGIN}${base}/en/intro`;
  return linkAction(new URL(href, page), new URL(page), base);
}

describe('linkAction', () => {
  it('navigates to internal pages, with query and hash', () => {
    expect(actionOf('/en/concepts?a=1#b')).toEqual({ type: 'page', address: '/en/concepts?a=1#b' });
    expect(actionOf('/x/en/concepts', '/x')).toEqual({ type: 'page', address: '/en/concepts' });
    expect(actionOf('/x', '/x')).toEqual({ type: 'page', address: '/' });
    expect(actionOf('/release-history/1.0.5.0')).toMatchObject({ type: 'page' });
  });

  it('jumps within the page', () => {
    expect(actionOf('#b')).toEqual({ type: 'jump' });
    expect(actionOf('#%')).toEqual({ type: 'jump' });
  });

  it.each([
    ['another site', 'https://example.org/en/intro'],
    ['a file', '/static/report.pdf'],
    ['a path that cannot be decoded', '/en/%E4'],
    ['a fragment that cannot be decoded', '/en/concepts#%'],
    ['a path that would name a host', `${ORIGIN}//evil.example/x`],
    ['another scheme', 'mailto:docs@example.com'],
  ])('leaves %s to the browser', (_, href) => {
    expect(actionOf(href)).toEqual({ type: 'browser' });
  });

  it('leaves paths outside the prefix to the browser', () => {
    expect(actionOf('/en/concepts', '/x')).toEqual({ type: 'browser' });
    expect(actionOf('/xyz', '/x')).toEqual({ type: 'browser' });
  });
});
