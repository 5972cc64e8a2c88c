import { compile, htmlOf, problemsOf } from '../../../../../packages/compile/document/__tests__/compile';

const cards = (...items: string[]): string => `<Cards>\n${items.join('\n')}\n</Cards>`;

describe('<Cards>', () => {
  it('shows icon, linked title and text of each card', async () => {
    const html = await htmlOf(
      cards('<Card title="Cloud" icon="cloud" href="./a.md">Nothing to *install*.</Card>'),
    );
    expect(html).toMatch(
      /^<ul class="cards"><li class="card"><svg class="icon" viewBox="0 0 24 24"[^>]* aria-hidden="true"><path d="[^"]+"><\/path><\/svg><p class="card-title"><a href="\[link \.\/a\.md\]">Cloud<\/a><\/p><p class="card-text">Nothing to <em>install<\/em>\.<\/p><\/li><\/ul>$/,
    );
  });

  it('leaves out the text of a card without one', async () => {
    expect(await htmlOf(cards('<Card title="A" href="./a.md" />'))).not.toContain('card-text');
  });

  it('may lead to other sites, but to no script', async () => {
    expect(await htmlOf(cards('<Card title="A" href="https://example.com/" />'))).toContain(
      '"https://example.com/"',
    );
    expect(await problemsOf(cards('<Card title="A" href="javascript:alert(1)" />'))).toHaveLength(1);
  });

  it('can be found by the titles of its cards', async () => {
    const { blocks } = await compile(cards('<Card title="Back up" href="./a.md">Keep it safe</Card>'));
    expect(blocks.map(({ text }) => text)).toEqual(['Back up: Keep it safe']);
  });

  it.each([
    ['a card without a link', cards('<Card title="A" />'), '5: <Card> has no href'],
    ['a card without anything', cards('<Card />'), '5: <Card> has no title, href'],
    [
      'an unknown icon',
      cards('<Card title="A" href="./a.md" icon="rokcet" />'),
      '5: unknown icon "rokcet", did you mean "rocket"?',
    ],
    [
      'an icon like none',
      cards('<Card title="A" href="./a.md" icon="zzzzzzzz" />'),
      '5: unknown icon "zzzzzzzz", known ones are backup, bell',
    ],
    ['a stray card', '<Card title="A" href="./a.md" />', '4: <Card> is outside <Cards>'],
    ['no cards', '<Cards>\n\nText\n\n</Cards>', '4: <Cards> contains no <Card>'],
  ])('names %s', async (_, text, expected) => {
    expect((await problemsOf(text)).some((line) => line.startsWith(expected))).toBe(true);
  });
});

describe('<Hero>', () => {
  const hero =
    '<Hero>\n\nOne line.\n\n[Start](./a.md) [Read](./b.md)\n\n![Tree](./images/tree.svg)\n\n</Hero>';

  it('makes buttons of a paragraph of links, and puts the picture beside the text', async () => {
    const html = await htmlOf(hero);
    expect(html).toContain(
      '<div class="hero"><p>One line.</p><p class="hero-actions"><a href="[link ./a.md]">Start</a>',
    );
    expect(html).toContain('</div>\n<div class="hero-picture">[image ./images/tree.svg]</div>');
  });

  it('names one that says nothing', async () => {
    expect(await problemsOf('<Hero>\n\n![Tree](./images/tree.svg)\n\n</Hero>')).toEqual([
      '4: <Hero> says nothing, write one sentence between <Hero> and </Hero>: what the product is',
    ]);
  });
});

describe('front matter', () => {
  it('names an unknown icon with its line', async () => {
    expect(await problemsOf('---\ntitle: A\nicon: cluod\n---\nText', { titled: false })).toEqual([
      '3: unknown icon "cluod", did you mean "cloud"?',
    ]);
  });
});
