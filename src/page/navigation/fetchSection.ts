import { fetchPage } from '../platform/fetchDocument';
import { sectionsOf, type Section } from './sections';
import { decoded } from '@idmp/model';

/** Fetches the section of this site that an address leads to; rejects if there is none. */
export async function fetchSection(href: string): Promise<Section> {
  const { origin, pathname, hash } = new URL(href, location.href);
  const article = (await fetchPage(origin + pathname)).querySelector('article.prose');
  const id = decoded(hash.slice(1));
  const section = article && sectionsOf(article).find((each) => each.id === id);
  if (!section) throw new Error(href);
  return section;
}
