/** A block with its translation: none, one, or several blocks. */
export type Pair<Block> = readonly [own: Block, others: readonly Block[]];

/**
 * Pairs the blocks of a section with those of its translation. Equal numbers pair in order. Otherwise blocks of the same
 * kind pair from both ends, the rest in order, and what is left over stays with the last of them.
 */
export function pairBlocks<Block>(
  own: readonly Block[],
  others: readonly Block[],
  kindOf: (block: Block) => string,
): Pair<Block>[] {
  if (own.length === others.length) return inOrder(own, others);
  const isSame = (a: Block | undefined, b: Block | undefined): boolean =>
    a !== undefined && b !== undefined && kindOf(a) === kindOf(b);
  const shorter = Math.min(own.length, others.length);
  let start = 0;
  while (start < shorter && isSame(own[start], others[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(own.at(-1 - end), others.at(-1 - end))) end += 1;
  // A rest of the other language needs a block to stay with.
  if (own.length === start + end && start > 0) start -= 1;
  else if (own.length === start + end) end -= 1;
  const [ownEnd, otherEnd] = [own.length - end, others.length - end];
  return [
    ...inOrder(own.slice(0, start), others.slice(0, start)),
    ...inOrder(own.slice(start, ownEnd), others.slice(start, otherEnd)),
    ...inOrder(own.slice(ownEnd), others.slice(otherEnd)),
  ];
}

function inOrder<Block>(own: readonly Block[], others: readonly Block[]): Pair<Block>[] {
  return own.map((block, index) => [
    block,
    index === own.length - 1 ? others.slice(index) : others.slice(index, index + 1),
  ]);
}
