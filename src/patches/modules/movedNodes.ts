/**
 * Changes: `removeChild` and `insertBefore` of the browser take nodes that are elsewhere.
 * Why: React expects each node where it has put it. Translators and extensions replace text; the browser then throws, and
 * the page or the dialog would be lost.
 * Written for: react-dom 18.3.1.
 * Remove: delete this file and its line in `librariesFirst.ts`.
 */
type Remove = (this: Node, child: Node) => Node;
type Insert = (this: Node, node: Node, before: Node | null) => Node;

const { prototype } = Node;
const remove = Object.getOwnPropertyDescriptor(prototype, 'removeChild')?.value as Remove;
const insert = Object.getOwnPropertyDescriptor(prototype, 'insertBefore')?.value as Insert;

const removeChild: Remove = function (child) {
  // Gone already, or moved into another element.
  const parent = child.parentNode;
  return parent ? remove.call(parent, child) : child;
};

const insertBefore: Insert = function (node, before) {
  let place = before;
  while (place && place.parentNode !== this) place = place.parentNode;
  return insert.call(this, node, place);
};

Object.assign(prototype, { removeChild, insertBefore });
