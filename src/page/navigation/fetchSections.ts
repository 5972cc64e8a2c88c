import { fetchPage } from '../platform/fetchDocument';
import { sectionsOf, type Section } from './sections';
import { decoded } from '@idmp/model';

/** Fetches the section of this site that an address leads to, and those below it; rejects if there is none. */
export async function fetchSections(href: string): Promise<[Section, ...Section[]]> {
  const { origin, pathname, hash } = new URL(href, location.href);
  const article = (await fetchPage(origin + pathname)).querySelector('article.prose');
  const id = decoded(hash.slice(1));
  const sections = article ? sectionsOf(article) : [];
  const [section, ...below] = sections.slice(sections.findIndex((each) => each.id === id));
  if (!section || section.id !== id) throw new Error(href);
  return [section, ...below];
}
