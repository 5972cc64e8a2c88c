type Remove = (this: Node, child: Node) => Node;
type Insert = (this: Node, node: Node, before: Node | null) => Node;

/**
 * Lets React remove and insert nodes next to text that a translator or an extension has replaced. React expects each
 * node where it has put it; the browser throws if it is elsewhere, and the page or the dialog would be lost.
 */
export function tolerateMovedNodes(prototype: Node = Node.prototype): void {
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
}
