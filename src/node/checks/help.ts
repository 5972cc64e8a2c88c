import type { CompiledDocument } from '../../model/compiledDocument';
import { helpTarget } from '../../model/helpTarget';
import type { ContentProblem } from '../../model/problem';

/** Checks the front matter field `help`: malformed names, missing sections, duplicates. */
export function checkHelp(documents: readonly CompiledDocument[]): ContentProblem[] {
  const owners = new Map<string, string>();
  return documents.flatMap(({ file, locale, frontmatter, fieldLines, anchors }) => {
    const fault = (message: string, hint: string): ContentProblem => ({
      file,
      line: fieldLines['help'] ?? 1,
      severity: 'error',
      code: 'help',
      message,
      hint,
    });
    return (frontmatter.help ?? []).flatMap((entry): ContentProblem[] => {
      const target = helpTarget(entry);
      if (!target)
        return [fault(`help "${entry}" is not a screen name`, 'write it like panel.trend#add-panel')];
      const key = `${locale} ${target.screen}`;
      const owner = owners.get(key);
      if (owner !== undefined)
        return [fault(`help "${target.screen}" is given by ${owner} too`, 'keep one of them')];
      owners.set(key, file);
      if (target.section === '' || anchors.includes(target.section)) return [];
      return [fault(`help "${entry}" names no section of the page`, `sections are ${anchors.join(', ')}`)];
    });
  });
}
