import type { ElementContent } from 'hast';
import { h } from 'hastscript';

/** Shorter code stays on one line. */
const MIN_LENGTH = 15;
/** Code may wrap after these, except at its end, in versions and short addresses, and before the endings of files. */
const BREAK =
  /(?<=[\w)\]}"'*:>][./_=,(]{1,3}|:(?=\/\w))(?=[\w([{"'*$</])(?!(?<=\.)(?:\d|[a-z]{1,4}(?!\w))|(?<=\/)\/|(?<=:\/)\w|(?<=:\/\/)[\w:]{1,15}(?![\w:.]))/;

/** Makes long code wrap where readers expect it: at dots, slashes and underscores. */
export function breakLongCode(code: string): ElementContent[] {
  return codeParts(code).flatMap((value, index): ElementContent[] => [
    ...(index > 0 ? [h('wbr')] : []),
    { type: 'text', value },
  ]);
}

/** Parts of a text between which a line may break. */
export function unbreakableParts(text: string): string[] {
  return text.split(/\s|(?<=[-?])|\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u).flatMap(codeParts);
}

const codeParts = (code: string): string[] => (code.length < MIN_LENGTH ? [code] : code.split(BREAK));
