import { missingIn, promisedVersions } from '../lint/browserSupport.mjs';
import { GUARDED_APIS } from '../lint/guardedApis.mjs';
import { supportedApis } from '../lint/supportedApis.mjs';
import { lintSample } from './lintSample';

const OLD = ['chrome 111', 'firefox 115', 'safari 16.4'];

/** APIs that the rule reports in a piece of code. */
const reportedApis = (code: string, guarded: string[] = []): string[] =>
  lintSample(code, supportedApis, { browsers: OLD, guarded }).map(({ message }) =>
    message.replace(/ is missing in (.*?), which.*/s, ': $1'),
  );

describe('the lint rule for browser APIs', () => {
  test('reports inherited members of an element', () => {
    expect(reportedApis(`document.createElement('div').togglePopover(true);`)).toEqual([
      'HTMLElement.togglePopover: chrome 111, firefox 115, safari 16.4',
    ]);
  });

  test('reports members that come from a mixin', () => {
    expect(reportedApis(`document.body.ariaLabel = 'x';`)).toEqual(['Element.ariaLabel: firefox 115']);
  });

  test('reports globals, static members and destructured ones', () => {
    expect(reportedApis('requestIdleCallback(() => undefined);')).toEqual([
      'requestIdleCallback: safari 16.4',
    ]);
    expect(reportedApis('CSS.highlights.clear();')).toEqual(['CSS.highlights: firefox 115, safari 16.4']);
    expect(reportedApis('const { doNotTrack } = navigator;')).toEqual(['Navigator.doNotTrack: safari 16.4']);
    expect(reportedApis(`new Intl.Segmenter('zh');`)).toEqual(['Intl.Segmenter: firefox 115']);
  });

  test('accepts guarded APIs, types and names of our own', () => {
    expect(reportedApis('CSS.highlights.clear();', ['CSS.highlights'])).toEqual([]);
    expect(reportedApis('export const x = (event: TouchEvent): TouchEvent => event;')).toEqual([]);
    expect(reportedApis('const card = { togglePopover: () => 1 }; card.togglePopover();')).toEqual([]);
  });

  test('accepts what all promised browsers have', () => {
    expect(reportedApis(`document.body.inert = [1].at(-1) === 1; AbortSignal.timeout(1);`)).toEqual([]);
  });
});

test('every guarded API is missing in a promised browser', () => {
  const promised = promisedVersions();
  const needless = Object.keys(GUARDED_APIS).filter((api) => {
    const [member = '', owner] = api.split('.').reverse();
    return missingIn(owner, member, promised)?.length === 0;
  });
  expect(needless).toEqual([]);
});
