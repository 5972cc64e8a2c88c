import { parentPort } from 'node:worker_threads';
import { LOCALES } from '../../model/locale';
import { embeddedIndexFiles, type IndexFile } from '../embeddedIndex';
import { outlineOf, storePages } from '../pageStore';
import { writeSearchRecords } from '../searchRecordFiles';
import { sitePathPrefix } from '../sitePathPrefix';
import { buildSite, type BuiltSite } from './buildSite';
import type { EarlyRequest, NumberedRequest, SiteAnswer, SiteRequest } from './messages';

/** A site that is being read, and the work that was put off until the cache may be written. */
interface Reading {
  key: string;
  site: Promise<BuiltSite>;
  putOff: (() => Promise<void>)[];
}

/** Begins to read the site as it will most likely be asked for; then answers each request with a site. */
export function answerRequests({ mode, prefixed }: EarlyRequest): void {
  const pathPrefix = prefixed ? sitePathPrefix() : '';
  let begun: Reading | undefined = startReading({ pathPrefix, production: mode === 'production' });
  parentPort?.on('message', ({ id, request }: NumberedRequest) => {
    const reading = begun?.key === keyOf(request) ? begun : startReading(request);
    begun = undefined;
    const send = (message: SiteAnswer): void => parentPort?.postMessage({ id, ...message });
    // A build asks once: its thread ends, and frees its memory.
    void answer(reading, request, send).finally(() => request.production && parentPort?.close());
  });
}

const keyOf = ({ pathPrefix, production }: SiteRequest): string => `${production} ${pathPrefix}`;

function startReading(request: SiteRequest): Reading {
  const putOff: Reading['putOff'] = [];
  const site = buildSite(request, (task) => putOff.push(task));
  // Told to who asks for it.
  site.catch(() => undefined);
  return { key: keyOf(request), site, putOff };
}

async function answer(
  { site, putOff }: Reading,
  { production }: SiteRequest,
  send: (message: SiteAnswer) => void,
): Promise<void> {
  try {
    const { pages, recordsOf, dropTexts, ...rest } = await site;
    send({ type: 'site', site: { ...rest, pages: pages.map(outlineOf) } });
    send({ type: 'stored', keys: await storePages(pages, { removeOthers: production }) });
    for (const task of putOff.splice(0)) await task();
    dropTexts();
    const files: IndexFile[] = [];
    for (const locale of LOCALES) {
      const records = recordsOf(locale);
      if (production) await writeSearchRecords(locale, records);
      files.push(...embeddedIndexFiles(locale, records));
    }
    send({ type: 'search', files });
  } catch (error) {
    send({ type: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
  }
}
