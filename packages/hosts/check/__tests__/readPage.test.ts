import { readPage } from '../readPage';

const PAGE = `<!doctype html><html lang="en"><head>
<title>Introduction | Docs</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'">
<link rel="canonical" href="https://docs.example.com/en/intro">
<link rel="alternate" hreflang="zh-Hans" href="https://docs.example.com/intro">
<link rel="stylesheet" href="/app.css"><link rel="preconnect" href="https://other.example">
<script src="/early.js"></script></head>
<body><h1 id="top">Introduction</h1><svg><title>Icon</title><use href="/icons.svg#copy"></use></svg>
<a href="/en/basic#model">Model</a><a id="here">no link</a>
<img src="/a.png" srcset="/a.png 1x, /b.png 2x"></body></html>`;

describe('readPage', () => {
  const page = readPage(PAGE);

  it('reads what the head says of the page', () => {
    expect(page).toMatchObject({
      lang: 'en',
      title: 'Introduction | Docs',
      headings: 1,
      canonical: 'https://docs.example.com/en/intro',
      noindex: false,
      policy: "default-src 'self'",
    });
    expect([...page.alternates]).toEqual([['zh-Hans', 'https://docs.example.com/intro']]);
  });

  it('collects links, loaded files and the targets of hashes', () => {
    expect(page.links).toEqual(['/en/basic#model']);
    expect(page.assets).toEqual(['/app.css', '/early.js', '/icons.svg#copy', '/a.png', '/a.png', '/b.png']);
    expect([...page.ids]).toEqual(['top', 'here']);
  });

  it('detects noindex', () => {
    expect(readPage('<meta name="robots" content="noindex, nofollow">').noindex).toBe(true);
  });
});
