import type { Page, Route } from '@playwright/test';

/** An origin that no page may contact; the tests fulfill its requests. */
const FOREIGN = 'https://probe.example';

/** Sets a flag that shows that injected code ran. */
const mark = (name: string): string => `document.documentElement.setAttribute('data-ran-${name}', '')`;

/** Markup an attacker might inject, by the directive that blocks it. */
const PROBES: readonly (readonly [rule: string, markup: string])[] = [
  ['script-src-elem', `<script>${mark('inline')}</script>`],
  ['script-src-elem', `<script src="${FOREIGN}/script.js"></script>`],
  ['script-src-elem', `<script src="data:text/javascript,${mark('data')}"></script>`],
  ['script-src-attr', `<img src="data:," alt="" onerror="${mark('attribute')}">`],
  ['style-src-elem', '<style>html { --ran-style: 1 }</style>'],
  ['style-src-elem', `<link rel="stylesheet" href="${FOREIGN}/style.css">`],
  ['style-src-attr', '<p id="probe-style" style="--ran-attribute: 1"></p>'],
  ['img-src', `<img src="${FOREIGN}/picture.png" alt="">`],
  ['frame-src', `<iframe src="${FOREIGN}/frame.html" title="probe"></iframe>`],
  ['object-src', `<object data="${FOREIGN}/object.swf"></object>`],
  ['media-src', `<video src="${FOREIGN}/film.mp4"></video>`],
  ['base-uri', `<base href="${FOREIGN}/">`],
  ['form-action', `<form id="probe-form" action="${FOREIGN}/form" method="post"></form>`],
  ['script-src-elem', `<a id="probe-link" href="javascript:${mark('link')}">probe</a>`],
];

/** Directives violated by code that already runs; for strings as code, Trusted Types apply first. */
const CALLS = ['connect-src', 'require-trusted-types-for'];

/** All directives that the probes violate. */
export const PROBED_RULES: readonly string[] = [
  ...new Set([...PROBES.map(([rule]) => rule), ...CALLS]),
].sort();

/** The policy under test: header or meta element. */
export type PolicySource = 'header' | 'meta element';

/** Appends the probes to pages and applies the policy from one source only; returns foreign requests. */
export async function injectProbes(page: Page, source: PolicySource): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(`${FOREIGN}/**`, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: mark('foreign') });
  });
  await page.route(
    (url) => url.protocol === 'http:' && !/\.\w+$/.test(url.pathname),
    (route) => serveInjected(route, source),
  );
  return foreign;
}

async function serveInjected(route: Route, source: PolicySource): Promise<void> {
  const response = await route.fetch();
  const headers = response.headers();
  for (const name of ['content-encoding', 'content-length']) delete headers[name];
  if (source === 'meta element') delete headers['content-security-policy'];
  const html = await response.text();
  const page =
    source === 'header' ? html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '') : html;
  const probes = PROBES.map(([, markup]) => markup).join('');
  await route.fulfill({ response, headers, body: page.replace('</body>', `${probes}</body>`) });
}

/** Triggers probes that need a click, a call or a string as code. */
export async function triggerProbes(page: Page): Promise<void> {
  await page.evaluate((foreign) => {
    document.querySelector<HTMLAnchorElement>('#probe-link')?.click();
    document.querySelector<HTMLFormElement>('#probe-form')?.submit();
    void fetch(`${foreign}/call`).catch(() => undefined);
    // Compiles a string, which `script-src` forbids. Playwright's own calls are exempt, timers are not.
    setTimeout(() => {
      Reflect.construct(Function, ['return 1']);
      document.documentElement.setAttribute('data-ran-text', '');
    });
  }, FOREIGN);
}

/** Flags of injected code that ran and injected styles that apply. */
export function ranProbes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const style = document.querySelector('#probe-style');
    return [
      ...root.getAttributeNames().filter((name) => name.startsWith('data-ran-')),
      getComputedStyle(root).getPropertyValue('--ran-style') && 'style element',
      style && getComputedStyle(style).getPropertyValue('--ran-attribute') && 'style attribute',
      document.baseURI.startsWith(location.origin) ? '' : 'base address',
    ].filter((name): name is string => Boolean(name));
  });
}

interface WatchedWindow extends Window {
  __violations?: string[];
}

/** Records policy violations in the page. */
export async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as WatchedWindow;
    watched.__violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      watched.__violations?.push([effectiveDirective, blockedURI, sample].filter(Boolean).join(' '));
    });
  });
}

/** Policy violations of a page so far. */
export function notedViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as WatchedWindow).__violations ?? []);
}
