import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { article } from '../../../compile/__tests__/article';
import { withQuestions } from '../questions';

const heading = (question: string): string =>
  `<div class="heading heading-3"><h3 id="x">${question}</h3><a class="anchor" href="#x" aria-label="x"></a></div>\n`;
const LIST = '<ul>\n<li><strong>Cause</strong>: it.<ul><li>Now</li></ul></li>\n</ul>\n';
const GROUP = '<div class="heading heading-2"><h2 id="g">Group</h2></div>\n';

/** Each property with the item that it belongs to, and its element. */
function propertiesIn(html: string): string[] {
  const found: string[] = [];
  const tree = withQuestions(article(html));
  if (tree)
    visitParents(tree, 'element', ({ tagName, properties }, ancestors) => {
      const item = ancestors.findLast(
        (node): node is Element => node.type === 'element' && 'typeof' in node.properties,
      );
      if (properties.property !== undefined)
        found.push(`${String(item?.properties.typeof ?? 'page')}.${String(properties.property)}: ${tagName}`);
    });
  return found;
}
const ONE = ['page.mainEntity: div', 'Question.name: h3', 'Question.acceptedAnswer: div', 'Answer.text: ul'];

describe('withQuestions', () => {
  it('marks the questions of a page whose third-level sections are all answers', () => {
    const html = `<h1>Page</h1>\n${GROUP}${heading('<code>a</code>')}${LIST}${heading('Why?')}${LIST}${GROUP}`;
    expect(propertiesIn(html)).toEqual([...ONE, ...ONE]);
    expect(toString(withQuestions(article(html)) ?? article(''))).toBe(toString(article(html)));
  });

  it('marks a question whose translation has changed since', () => {
    const note = '<p class="small-note"><small>Changed. <a href="/x">Compare</a></small></p>\n';
    expect(propertiesIn(`${heading('Why?')}${note}${LIST}${heading('How?')}${LIST}`)).toEqual([
      ...ONE,
      ...ONE,
    ]);
  });

  it.each([
    ['text', `${heading('Why?')}${LIST}${heading('Other')}<p>Text</p>`],
    ['text below the answer', `${heading('Why?')}${LIST}<p>Text</p>`],
    ['a list without labels', `${heading('Why?')}<ul><li>Text</li></ul>`],
    ['a heading inside another block', `${heading('Why?')}${LIST}${GROUP}<div>${heading('How?')}</div>`],
    ['no section', '<p>Text</p>'],
  ])('leaves a page with %s alone', (_, html) => {
    expect(withQuestions(article(html))).toBeUndefined();
  });
});
