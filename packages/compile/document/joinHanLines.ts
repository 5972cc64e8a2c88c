import { eachNode, type Root } from './mdast';

const BREAK_BETWEEN_HAN =
  /(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])\n(?=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])/gu;

/** Drops line breaks between Chinese characters, which browsers would render as spaces. */
export function joinHanLines(root: Root): void {
  eachNode(root, 'text', (node) => {
    if (node.value.includes('\n')) node.value = node.value.replace(BREAK_BETWEEN_HAN, '');
  });
}
