import clientTexts from '../../../../../locales/en/client.json';
import docTexts from '../../../../../locales/en/doc.json';
import notFoundTexts from '../../../../../locales/en/notFound.json';
import pagesTexts from '../../../../../locales/en/pages.json';
import { formatMessage } from '@idmp/model';
import type { Messages } from '../../../../types/messages';
import { provideWorker } from '../../../../../packages/search/__tests__/provideWorker';
import { RECORDS, searchFilesOf } from '../../../../../packages/search/__tests__/fixtures';

const FILES = searchFilesOf(RECORDS);
const ANSWERS: Record<string, unknown> = {
  '/search/index.en.json': { build: '1', ...FILES.index },
  '/search/sections.en.json': { build: '1', sections: FILES.sections },
};

/** Provides what the search needs and jsdom lacks. */
export function prepareBrowser(): void {
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
  provideWorker();
  // jsdom has no layout: an element with a rectangle counts as visible.
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
}

/** Serves the index files of a small site. */
export function serveIndex(): void {
  globalThis.fetch = jest.fn((address: string) =>
    Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify(ANSWERS[address])) }),
  ) as unknown as typeof fetch;
}

/** English shell texts. */
export const english: Messages = (key, values) =>
  formatMessage({ ...clientTexts, ...docTexts, ...notFoundTexts, ...pagesTexts }[key], values);
