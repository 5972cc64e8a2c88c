import type { PageOutline } from '../../../../build/siteOutline';
import { llmsTxt } from '../llmsTxt';
import { article } from '../../../../../packages/compile/__tests__/article';
import { twinOf, twinText, type TwinSite } from '../twin';

const SITE: TwinSite = {
  siteUrl: 'https://docs.example',
  pathPrefix: '/p',
  addresses: new Set(['/', '/en/basic']),
};
const PAGE: PageOutline = {
  file: 'content/en/basic.md',
  locale: 'en',
  slug: 'basic',
  address: '/en/basic',
  title: 'Basics: "all"',
  description: 'What there is.',
  textLocale: 'en',
  canonical: '/en/basic',
  unlisted: false,
  draft: false,
  help: [],
  aliases: [],
  digest: 'd',
};

describe('twinOf', () => {
  it('links pages and files by absolute addresses', () => {
    const links = ['/p/en/basic?q=1#a', '/p/', '/p/assets/a.svg', '#b', 'https://x.example/(y)', '/other'];
    const html = links.map((href) => `<a href="${href}">l</a>`).join(' ');
    expect(twinOf(article(html), SITE).body.trim().split(' ')).toEqual([
      '[l](https://docs.example/p/en/basic.md?q=1#a)',
      '[l](https://docs.example/p/index.md)',
      '[l](https://docs.example/p/assets/a.svg)',
      '[l](#b)',
      '[l](https://x.example/\\(y\\))',
      '[l](/other)',
    ]);
  });

  it('finds addresses after a ">" in an attribute, and leaves broken ones', () => {
    expect(twinOf(article('<img alt="1 > 0" src="/p/a.png"> <a href="/p/%zz">l</a>'), SITE).body.trim()).toBe(
      '![1 > 0](https://docs.example/p/a.png) [l](https://docs.example/p/%zz)',
    );
  });
});

const BASICS = article(
  '<h1>Basics</h1><h2>One <code>x</code></h2><pre><code class="language-md">## no\n</code></pre>',
);

describe('twinText', () => {
  it('starts with summary, sections and a link to all pages', () => {
    expect(twinText(PAGE, twinOf(BASICS, SITE), SITE)).toBe(`---
title: "Basics: \\"all\\""
description: "What there is."
language: "en"
url: "https://docs.example/p/en/basic"
version: "1.0.5"
sections:
  - "One x"
---

> Documentation index for AI tools and scripts: https://docs.example/p/en/llms.txt

# Basics

## One \`x\`

\`\`\`md
## no
\`\`\`
`);
  });
});

describe('llmsTxt', () => {
  it('keeps a description to its own line, without links of its own', () => {
    const page = {
      ...PAGE,
      title: 'A](x)\n# B',
      description: 'One\n## Two\n- [evil](https://evil.example) <b>',
    };
    const text = llmsTxt({
      locale: 'en',
      sidebar: [{ type: 'link', label: 'B', address: '/en/basic' }],
      pageAt: new Map([['/en/basic', page]]),
      packs: [],
      site: SITE,
    });
    expect(text).toContain(
      '\n- [A\\](x) # B](https://docs.example/p/en/basic.md): One ## Two - \\[evil\\](https://evil.example) \\<b>\n',
    );
  });

  it('lists every page of the sidebar with its description', () => {
    const text = llmsTxt({
      locale: 'en',
      sidebar: [
        { type: 'group', label: 'Start', items: [{ type: 'link', label: 'B', address: '/en/basic' }] },
      ],
      pageAt: new Map([['/en/basic', PAGE]]),
      packs: [{ title: 'Start', file: '/packs/en/basic.md', text: '' }],
      site: SITE,
    });
    expect(text).toMatch(/^# .+\n\n> .+/);
    expect(text).toContain(
      '## Start\n\n- [Basics: "all"](https://docs.example/p/en/basic.md): What there is.',
    );
    expect(text).toContain('(https://docs.example/p/packs/en/basic.md)');
    expect(text).toContain('(https://docs.example/p/llms.txt)');
  });
});
