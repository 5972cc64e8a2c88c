import type { Locale } from '../../../../model/locale';
import { memoizeUntilFailure } from '../../../../model/memoizeUntilFailure';
import type { EmbeddedEngine } from './embeddedEngine';
import { fetchSearchFiles } from './searchFiles';

/** Embedded engine of a language; its code and index are fetched on the first call. */
export const loadEmbeddedEngine = memoizeUntilFailure(async (locale: Locale): Promise<EmbeddedEngine> => {
  const [{ buildEmbeddedEngine }, files] = await Promise.all([
    import('./embeddedEngine'),
    fetchSearchFiles(locale),
  ]);
  return buildEmbeddedEngine(locale, files);
});
