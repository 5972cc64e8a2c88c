import { readTextFile, readTexts } from '@idmp/files';
import { ADMONITIONS } from '@idmp/compile';
import { LOCALES } from '@idmp/model';

/** The kind that the others are variants of. */
const PLAIN = 'note';
const messages = readTexts('content');

it.each(ADMONITIONS)('the admonition %s has a title in each language', (kind) => {
  for (const locale of LOCALES) expect(messages[locale][`admonition.${kind}`]).toBeTruthy();
});

it.each(ADMONITIONS.filter((kind) => kind !== PLAIN))('the admonition %s has a color and an icon', (kind) => {
  for (const sheet of ['prose.blocks.css', 'signs.later.css'])
    expect(readTextFile('.', `src/page/styles/${sheet}`)).toContain(`.admonition-${kind}`);
});
