import type { CompiledDocument } from '../../../core/model/compiledDocument';
import { helpTarget } from '../model/helpTarget';
import { fault, type ContentProblem } from '../../../core/model/problem';

/** Checks the front matter field `help`: malformed names, missing sections, duplicates. */
export function checkHelp(documents: readonly CompiledDocument[]): ContentProblem[] {
  const owners = new Map<string, string>();
  return documents.flatMap(({ file, locale, frontmatter, fieldLines, anchors, failed }) => {
    const report = (message: string, hint: string): ContentProblem =>
      fault(file, fieldLines['help'] ?? 1, 'help', message, hint);
    return (frontmatter.help ?? []).flatMap((entry): ContentProblem[] => {
      const target = helpTarget(entry);
      if (!target)
        return [report(`help "${entry}" is not a screen name`, 'write it like panel.trend#add-panel')];
      const key = `${locale} ${target.screen}`;
      const owner = owners.get(key);
      if (owner !== undefined)
        return [report(`help "${target.screen}" is given by ${owner} too`, 'keep one of them')];
      owners.set(key, file);
      if (target.section === '' || failed.text || anchors.includes(target.section)) return [];
      return [report(`help "${entry}" names no section of the page`, `sections are ${anchors.join(', ')}`)];
    });
  });
}
