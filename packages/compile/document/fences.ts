const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/** Maps every line outside fenced code blocks. */
export function mapOutsideFences(text: string, change: (line: string) => string): string {
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const [, marks = '', info = ''] = FENCE.exec(line) ?? [];
      if (fence) {
        if (marks.startsWith(fence) && info.trim() === '') fence = '';
        return line;
      }
      if (marks && !(marks.startsWith('`') && info.includes('`'))) {
        fence = marks;
        return line;
      }
      return change(line);
    })
    .join('\n');
}
