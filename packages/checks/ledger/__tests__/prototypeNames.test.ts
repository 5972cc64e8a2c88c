import { both, page, pageAt, removeProjects, siteOf } from '../../../content/__tests__/project';
import { summarize } from '@idmp/content';
import { acceptSections, buildLedger } from '../ledger';
import { compile } from '../../../compile/document/__tests__/compile';

afterAll(removeProjects);

const NAMES = Object.getOwnPropertyNames(Object.prototype);
const ownNames = (): string[] => Object.getOwnPropertyNames(Object.prototype);

describe('names that every object has', () => {
  it('are kept in the reviews', async () => {
    for (const name of NAMES) {
      const text = `## A {#${name}}\n\nText.\n`;
      const document = await compile(text, { file: `content/en/${name}.md` });
      const ledger = buildLedger([document], {});
      const reviews = acceptSections({}, ledger, []);
      const { slug } = summarize(document);
      expect(Object.keys(reviews)).toEqual([slug]);
      expect(buildLedger([document], reviews).map(({ id, review }) => [id, typeof review?.en])).toEqual([
        ['', 'string'],
        [name, 'string'],
      ]);
    }
    expect(ownNames()).toEqual(NAMES);
  });

  it('are no attributes of HTML', async () => {
    const attributes = NAMES.map((name) => `${name}="x"`).join(' ');
    const site = await siteOf(both({ 'a.md': page(`<div ${attributes}>Text.</div>\n`) }));
    expect(pageAt(site, '/en/a').html).toContain('<div>Text.</div>');
  });
});
