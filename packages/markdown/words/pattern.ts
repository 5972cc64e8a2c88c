import { z } from 'zod';

/** More ways to match at one place than any phrase needs. */
const MOST_WAYS = 1_000;
const SIGN = /\\.|\{(?<least>\d+)(?<most>,\d*)?\}\??|[*+?]\??|./gsu;

/** A regular expression in a list: it finds no empty text, and takes linear time on every text. */
export const pattern = z
  .string()
  .refine(isExpression, 'is not a regular expression that finds a text')
  .refine(
    (source) => waysOf(source) <= MOST_WAYS,
    'may take very long on some texts: repeat single characters only, such as [^.]{1,40}, without * and +',
  );

function isExpression(source: string): boolean {
  try {
    // A pattern that matches the empty string would match everywhere.
    return !new RegExp(source, 'u').test('');
  } catch {
    return false;
  }
}

/** In how many ways an expression can match at one place, at most. */
function waysOf(source: string): number {
  const groups = [{ others: 0, ways: 1 }];
  let before = '';
  let isInClass = false;
  for (const { 0: sign, groups: { least, most } = {} } of source.matchAll(SIGN)) {
    const group = groups.at(-1);
    if (!group) return Infinity;
    if (isInClass) isInClass = sign !== ']';
    else if (sign === '[') isInClass = true;
    else if (sign === '(') groups.push({ others: 0, ways: 1 });
    else if (sign === '|') Object.assign(group, { others: group.others + group.ways, ways: 1 });
    else if (sign === ')') {
      groups.pop();
      const outer = groups.at(-1);
      if (outer) outer.ways *= group.others + group.ways;
    } else if (sign.startsWith('?')) group.ways *= before === '(' ? 1 : 2;
    else if (/^[*+]/.test(sign)) return Infinity;
    else if (least !== undefined) {
      const end = most ? Number(most.slice(1)) : Number(least);
      // A comma without a number behind it has no end.
      group.ways *= before === ')' || most === ',' ? Infinity : end - Number(least) + 1;
    }
    before = sign;
  }
  return groups[0] ? groups[0].others + groups[0].ways : Infinity;
}
