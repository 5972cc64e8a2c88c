import type { Root } from 'hast';
import { h } from 'hastscript';
import type { Page, VersionBanner } from '@idmp/model';
import { type NoteContext, noteWriter, withSectionNotes, withTopNote } from '@idmp/content';

/** A page in a version that was cut. */
export interface OldPage {
  version: string;
  page: Page;
}

/** Article of a page of an older version with its banner below the title, and notes at sections that differ today. */
export function withOldNotes(
  { version, page }: OldPage,
  today: Page | undefined,
  banner: VersionBanner,
  context: NoteContext,
): Root {
  const { text, link } = noteWriter(page.locale, context, { version });
  const linkTo = (id: string, key: string) => link(today?.address ?? '', id, text(key));
  const title = text(banner === 'supported' ? 'version.supported' : 'version.old');
  const notice = h('div.admonition.admonition-info', { role: 'note' }, [
    h('p.admonition-title', [title]),
    h('p', [today ? linkTo('', 'version.new') : text('version.gone')]),
  ]);
  const notes = page.sections.flatMap(({ id, hash }) => {
    const newest = today && hashIn(today, id);
    if (newest === undefined || newest === hash) return [];
    return { id, words: [text('version.changed'), ' ', linkTo(id, 'version.newest')] };
  });
  return withSectionNotes(banner === 'none' ? page.tree : withTopNote(page.tree, notice), notes);
}

/** Article of a current page that names at each section the newest version in which it differs. */
export function withChangeNotes(page: Page, older: readonly OldPage[], context: NoteContext): Root {
  const notes = page.sections.flatMap(({ id, hash }) => {
    const found = older.find((old) => hashIn(old.page, id) !== hash);
    if (!found) return [];
    const { text, link } = noteWriter(page.locale, context, { version: found.version });
    const isNew = hashIn(found.page, id) === undefined;
    const target = isNew ? [] : [' ', link(found.page.address, id, text('version.changedLink'))];
    return { id, words: [text('version.changed'), ...target] };
  });
  return withSectionNotes(page.tree, notes);
}

const hashIn = ({ sections }: Pick<Page, 'sections'>, id: string): string | undefined =>
  sections.find((section) => section.id === id)?.hash;
