import { mapOutsideFences } from './fences';

const TITLE_AFTER_SPACE = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*:{3,}[a-z][a-z-]*)[ \t]+([^\s[{].*)$/;

/** Wraps an admonition title after a space in brackets: `:::note My title` → `:::note[My title]`. */
export function bracketAdmonitionTitles(text: string): string {
  if (!text.includes(':::')) return text;
  return mapOutsideFences(text, (line) => {
    const [, opening, title] = TITLE_AFTER_SPACE.exec(line) ?? [];
    return opening === undefined || title === undefined
      ? line
      : `${opening}[${escapeBrackets(title.trimEnd())}]`;
  });
}

/** Unbalanced brackets would end the title early. */
function escapeBrackets(title: string): string {
  const balanced = title.replace(/\\.|\[[^[\]]*\]/g, '');
  return /[[\]]/.test(balanced)
    ? title.replace(/\\.|[[\]]/g, (found) => (found.length > 1 ? found : `\\${found}`))
    : title;
}
