import { withFoldedToc } from '../Toc';

const ARTICLE = '<h1>Title</h1><p>Text</p>';

describe('withFoldedToc', () => {
  it('inserts the entries between title and body', () => {
    expect(withFoldedToc(ARTICLE, '<ul><li>$& $1</li></ul>', 'On this page')).toMatch(
      /^<h1>Title<\/h1><nav class="[^"]+" aria-label="On this page" data-toc><details><summary>On this page<\/summary><ul><li>\$& \$1<\/li><\/ul><\/details><\/nav><p>Text<\/p>$/,
    );
  });

  it('leaves articles without sections alone', () => {
    expect(withFoldedToc(ARTICLE, '', 'On this page')).toBe(ARTICLE);
  });
});
