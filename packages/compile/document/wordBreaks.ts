import type { ElementContent } from 'hast';
import { h } from 'hastscript';

/** Shorter code stays on one line. */
const MIN_LENGTH = 15;
/** Code may wrap after these, except at its end, in versions, before short addresses, and before the endings of files. */
const BREAK =
  /(?<=[\w)\]}"'*:>][./_=,(|#]{1,3}|:(?=\/\w))(?=[\w([{"'*$</])(?!(?<=\.)(?:\d|[a-z]{1,4}(?!\w))|(?<=\/)\/|(?<=:\/\/?)(?![\w:-]{20}|[\d.:]{16}))/;

/** Options: browsers would wrap after their dashes. */
const OPTION = /((?<!\S)--?\w[\w-]{0,18})/;

/** Makes long code wrap where readers expect it: at dots, slashes and underscores. */
export function breakLongCode(code: string): ElementContent[] {
  return code
    .split(OPTION)
    .flatMap((piece, index): ElementContent[] =>
      index % 2 === 1
        ? [h('span.whole', piece)]
        : codeParts(piece).flatMap((value, part): ElementContent[] => [
            ...(part > 0 ? [h('wbr')] : []),
            ...(value ? [{ type: 'text' as const, value }] : []),
          ]),
    );
}

/** Parts of a text between which a line may break. */
export function unbreakableParts(text: string): string[] {
  return text
    .split(OPTION)
    .flatMap((piece, index) => (index % 2 === 1 ? [piece] : piece.split(BETWEEN_WORDS).flatMap(codeParts)));
}

const BETWEEN_WORDS = /\s|(?<=[-?])|\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;
const codeParts = (code: string): string[] => (code.length < MIN_LENGTH ? [code] : code.split(BREAK));
