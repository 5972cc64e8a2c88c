import type { BuildFeature } from '../../gatsby/buildFeature';
import { groupBy } from '@idmp/model';
import { withStaleMarks } from './build/staleMarks';
import { checkPublished } from './build/published';
import { readLedger, recordLedger, sectionsOf } from './build/ledgerFile';
import { readPublished } from '@idmp/markdown';
import { readReviews } from './build/readReviews';
import { report } from './build/problems';

/** The ledger of what was reviewed and published: marks on stale translations, reports on lost addresses. */
export const ledger = {
  name: 'ledger',
  problems: report,
  async prepare({ content: { compile }, documents }) {
    const { reviews, problems } = await readReviews(compile.root);
    const published = await readPublished(compile.root);
    const entries = await recordLedger(documents, reviews, compile);
    const stale = groupBy(
      entries.filter(({ changed }) => changed.length > 0),
      ({ slug }) => slug,
    );
    return {
      article: (article, { fallback, locale, slug }, context) =>
        withStaleMarks(article, locale, (!fallback && stale.get(slug)) || [], context),
      check: (site) => [...problems, ...checkPublished(published, site.entries, site.aliases, entries)],
    };
  },
  async documentSections() {
    const file = await readLedger();
    return (document) => sectionsOf(document, file);
  },
} satisfies BuildFeature;
