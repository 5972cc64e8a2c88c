import {
  type CompiledDocument,
  type ContentProblem,
  type FolderSetting,
  type Locale,
  pathBelowLocale,
  stripPath,
} from '@idmp/model';
import { report } from './problems';

type Folders = Readonly<Record<Locale, ReadonlyMap<string, FolderSetting>>>;

/** Reports folders with a sidebar item that no page, in any language, can be linked to. */
export function checkCategories(documents: readonly CompiledDocument[], folders: Folders): ContentProblem[] {
  const paths = documents.map(({ file }) => stripPath(pathBelowLocale(file)));
  return Object.entries(folders).flatMap(([locale, settings]) =>
    [...settings].flatMap(([folder, { label, file }]) => {
      const inside = `${stripPath(folder)}/`;
      if (folder === '' || paths.some((path) => path.startsWith(inside))) return [];
      return report(
        'sidebar-item',
        { file: file ?? `content/${locale}/${folder}`, line: 1 },
        { label: label ?? folder },
      );
    }),
  );
}
