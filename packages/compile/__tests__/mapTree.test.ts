import { h } from 'hastscript';
import { mapTree, toArticleHtml } from '../tree';

const tree = h(null, [h('p', ['a', h('b', ['b'])]), h('ul', [h('li', ['c'])])]);

describe('mapTree', () => {
  it('replaces nodes by any number of others, children first', () => {
    const order: string[] = [];
    const changed = mapTree(tree, (node) => {
      if (node.type !== 'element') return node;
      order.push(node.tagName);
      if (node.tagName === 'b') return [];
      return node.tagName === 'li' ? [node, h('li', ['d'])] : node;
    });
    expect(order).toEqual(['b', 'p', 'li', 'ul']);
    expect(toArticleHtml(changed)).toBe('<p>a</p><ul><li>c</li><li>d</li></ul>');
  });

  it('leaves the given tree alone and shares what stays the same', () => {
    const before = JSON.stringify(tree);
    const changed = mapTree(tree, (node) => (node.type === 'element' && node.tagName === 'li' ? [] : node));
    expect(changed.children[0]).toBe(tree.children[0]);
    expect(changed.children[1]).not.toBe(tree.children[1]);
    expect(mapTree(tree, (node) => node)).toBe(tree);
    expect(JSON.stringify(tree)).toBe(before);
  });
});
