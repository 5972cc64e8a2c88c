import { GUARDED_APIS } from '../../../scripts/lint/guardedApis.mjs';

/** Reports what goes wrong in a page to the test server, whatever browser shows it. */
const report = (address: string): string => `{
  const report = (text) => navigator.sendBeacon(${JSON.stringify(address)}, location.pathname + ': ' + text);
  addEventListener('error', ({ message, error }) => { if (message) report(error?.stack ?? message); });
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason?.stack ?? reason)));
  addEventListener('securitypolicyviolation', (event) =>
    report('policy: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
}`;

/** APIs that all promised browsers have, but which are younger than the rest of the code. */
const YOUNG_APIS = [
  'AbortSignal.timeout',
  'Element.checkVisibility',
  'HTMLElement.popover',
  'HTMLElement.togglePopover',
  'HTMLElement.showPopover',
  'HTMLElement.hidePopover',
  'Intl.Segmenter',
  'Promise.withResolvers',
  'Document.startViewTransition',
  'scheduler',
  'navigation',
];

/** Deletes APIs: those the lint rule lets pass as guarded, and young ones. */
const deleteApis = `for (const api of ${JSON.stringify([...Object.keys(GUARDED_APIS), ...YOUNG_APIS])}) {
  const [member, owner] = api.split('.').reverse();
  const object = owner ? window[owner] : window;
  if (object) delete object[member];
  if (object?.prototype) delete object.prototype[member];
}`;

/** The first script of every page, in a browser of today or an old one. */
export const pageScript = (isOld: boolean, reportAddress: string): string =>
  [report(reportAddress), isOld ? deleteApis : ''].join('\n');
