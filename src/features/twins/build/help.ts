import type { CompiledDocument, ContentProblem } from '@idmp/model';
import { helpTarget } from '../model/helpTarget';
import { report } from './problems';

/** Checks the front matter field `help`: malformed names, missing sections, duplicates. */
export function checkHelp(documents: readonly CompiledDocument[]): ContentProblem[] {
  const owners = new Map<string, string>();
  return documents.flatMap(({ file, locale, frontmatter, fieldLines, anchors, failed }) => {
    const place = { file, line: fieldLines['help'] ?? 1 };
    return (frontmatter.help ?? []).flatMap((entry): ContentProblem[] => {
      const target = helpTarget(entry);
      if (!target) return [report('help.name', place, { entry })];
      const key = `${locale} ${target.screen}`;
      const owner = owners.get(key);
      if (owner !== undefined) return [report('help.twice', place, { screen: target.screen, owner })];
      owners.set(key, file);
      if (target.section === '' || failed.text || anchors.includes(target.section)) return [];
      return [report('help.section', place, { entry, known: anchors })];
    });
  });
}
