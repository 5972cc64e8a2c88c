import { readTextFile, readTexts } from '@idmp/files';
import { ADMONITIONS } from '@idmp/markdown';
import { LOCALES } from '@idmp/model';

const messages = readTexts('content');

describe.each(ADMONITIONS)('the admonition %s', (kind) => {
  it.each(LOCALES)('has a title in %s', (locale) => {
    expect(messages[locale][`admonition.${kind}`]).toBeTruthy();
  });

  it.each(kind === 'note' ? [] : ['prose.blocks.css', 'signs.later.css'])('has a rule in %s', (sheet) => {
    expect(readTextFile('.', `src/page/styles/${sheet}`)).toContain(`.admonition-${kind}`);
  });
});
