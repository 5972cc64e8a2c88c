import clientTexts from '../../../../../locales/en/client.json';
import docTexts from '../../../../../locales/en/doc.json';
import notFoundTexts from '../../../../../locales/en/notFound.json';
import pagesTexts from '../../../../../locales/en/pages.json';
import { formatMessage } from '@idmp/model';
import type { Messages } from '../../../../types/messages';
import { provideWorker } from '../../../../../packages/search/__tests__/provideWorker';
import { searchFileOf } from '@idmp/search';
import { RECORDS } from '../../../../../packages/search/__tests__/fixtures';

const FILE = searchFileOf('en', RECORDS);

/** Provides what the search needs and jsdom lacks. */
export function prepareBrowser(): void {
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
  provideWorker();
  // jsdom has no layout: an element with a rectangle counts as visible.
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
}

/** Serves the texts of a small site. */
export function serveIndex(): void {
  globalThis.fetch = jest.fn((address: string) =>
    Promise.resolve({ ok: address === '/search/en.json', text: () => Promise.resolve(JSON.stringify(FILE)) }),
  ) as unknown as typeof fetch;
}

/** English shell texts. */
export const english: Messages = (key, values) =>
  formatMessage({ ...clientTexts, ...docTexts, ...notFoundTexts, ...pagesTexts }[key], values);
