import { compile } from '../../../compile/__tests__/compile';
import { formatProblems, type Locale } from '@idmp/model';
import { checkGaps } from '../checkGaps';

const TEXTS = {
  en: { 'gap.notStated': 'Not stated', 'gap.meanwhile': 'Meanwhile', 'gap.since': 'since {{version}}' },
  'zh-Hans': {
    'gap.notStated': '没有说明',
    'gap.meanwhile': '目前可以',
    'gap.since': '自 {{version}} 起',
  },
};
const page = async (slug: string, text: string, locale: Locale = 'en') => ({
  slug,
  fallback: false,
  document: await compile(text, { locale, file: `content/${locale}/${slug}.md` }),
});
const NOTES = page('releases/1.0.5.0', 'Notes.');

async function faultsOf(pages: Promise<Awaited<ReturnType<typeof page>>>[], releases = ['1.0.6', '2.0.0']) {
  return formatProblems(checkGaps(await Promise.all([NOTES, ...pages]), TEXTS, releases));
}

describe('checkGaps', () => {
  const mark = (id: string) => `<Gap to="./gaps.md#${id}" />`;

  it('accepts one mark in a section, and reports a second one at its heading', async () => {
    const text = `Lead ${mark('a')}.\n\n## One {#one}\n\nA ${mark('a')}.\n\n## Two {#two}\n\nB ${mark('b')}, C ${mark('c')}.`;
    expect(await faultsOf([page('text', text)])).toEqual([
      'content/en/text.md:10: warning: the section has 2 <Gap> marks, keep the one that matters most, and link the others as text',
    ]);
  });

  it('reports an entry that lacks a point in one language', async () => {
    const english = '### Way {#way}\n\n- **Not stated**: The way.\n- **Meanwhile**: Ask.';
    const chinese = '### 路 {#way}\n\n- **没有说明**：路。';
    expect(await faultsOf([page('gaps', english), page('gaps', chinese, 'zh-Hans')])).toEqual([
      'content/zh-Hans/gaps.md:4: warning: the entry {#way} of the list of gaps has no point "目前可以", add "- **目前可以**: …"',
    ]);
    expect(
      await faultsOf([page('gaps', english), page('gaps', '### 路 {#way}\n\n路。', 'zh-Hans')]),
    ).toHaveLength(2);
  });

  it('reports releases that neither the notes nor the site know', async () => {
    const text =
      '- Since 1.0.4.9: old\n- **Since 1.0.5.3**: notes\n- since 1.0.6: later\n- Since 1.0.66: never';
    expect(await faultsOf([page('text', `## List {#list}\n\n${text}`)])).toEqual([
      expect.stringMatching(
        /^content\/en\/text\.md:4: warning: "Since 1\.0\.4\.9" names a release that does not exist/,
      ),
      expect.stringContaining('"Since 1.0.66"'),
    ]);
    expect(await faultsOf([page('text', '自 3.0.0 起。', 'zh-Hans')])).toEqual([
      expect.stringContaining('"自 3.0.0 起"'),
    ]);
  });

  it('leaves releases to sites that list none', async () => {
    expect(await faultsOf([page('text', 'Since 9.9.9.')], [])).toEqual([]);
  });
});
