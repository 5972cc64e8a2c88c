import { analyticsScripts, asksForPrivacy, sendPageView } from '../analytics';

const IDS = { statsId: 'abc', tagManagerId: 'GTM-X1' };
const NONE = { statsId: null, tagManagerId: null };

const scripts = (): string[] => Array.from(document.scripts, ({ src }) => src);

function setSignal(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  delete window._hmt;
  delete window.dataLayer;
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  setSignal(navigator, 'doNotTrack', null);
  setSignal(navigator, 'globalPrivacyControl', undefined);
});

describe('analyticsScripts', () => {
  it('loads the statistics script on Chinese pages only', () => {
    expect(analyticsScripts(IDS, 'zh-Hans')).toEqual([
      'https://hm.baidu.com/hm.js?abc',
      'https://www.googletagmanager.com/gtm.js?id=GTM-X1',
    ]);
    expect(analyticsScripts(IDS, 'en')).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-X1']);
  });
});

describe('sendPageView', () => {
  it('loads each script once when the page is idle', () => {
    sendPageView('zh-Hans', '/', IDS);
    sendPageView('zh-Hans', '/intro', IDS);
    expect(scripts()).toEqual([]);
    jest.runAllTimers();
    expect(scripts()).toHaveLength(2);
    expect(window._hmt).toEqual([
      ['_trackPageview', '/'],
      ['_trackPageview', '/intro'],
    ]);
  });

  it('is a no-op without ids', () => {
    sendPageView('zh-Hans', '/', NONE);
    jest.runAllTimers();
    expect([scripts(), window._hmt, window.dataLayer]).toEqual([[], undefined, undefined]);
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('respects %s', (name, value) => {
    setSignal(navigator, name, value);
    expect(asksForPrivacy()).toBe(true);
    sendPageView('zh-Hans', '/', IDS);
    jest.runAllTimers();
    expect([scripts(), window._hmt]).toEqual([[], undefined]);
  });
});
