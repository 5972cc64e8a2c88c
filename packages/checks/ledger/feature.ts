import { type MarkdownFeature, readPublished } from '@idmp/content';
import { groupBy } from '@idmp/model';
import { withStaleMarks } from './staleMarks';
import { checkPublished } from './published';
import { buildLedger } from './ledger';
import { readReviews } from './readReviews';
import { report } from './problems';

/** The ledger of what was reviewed and published: marks on stale translations, reports on lost addresses. */
export const ledger = {
  name: 'ledger',
  problems: report,
  async prepare({ content: { compile }, documents }) {
    const { reviews, problems } = await readReviews(compile.root);
    const published = readPublished(compile.root);
    const entries = buildLedger(documents, reviews ?? {});
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
} satisfies MarkdownFeature;
