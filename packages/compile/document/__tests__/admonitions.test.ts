import { bracketAdmonitionTitles } from '../admonitions';
import { htmlOf } from './compile';

describe('bracketAdmonitionTitles', () => {
  it('brackets a title that follows a space', () => {
    expect(bracketAdmonitionTitles(':::note My title\ntext\n:::')).toBe(':::note[My title]\ntext\n:::');
    expect(bracketAdmonitionTitles('  - ::::tip 依赖 说明 ')).toBe('  - ::::tip[依赖 说明]');
  });

  it('leaves brackets, attributes and bare names as they are', () => {
    for (const line of [':::note[Title]', ':::note', ':::', ':::note {#id}'])
      expect(bracketAdmonitionTitles(line)).toBe(line);
  });

  it('escapes brackets that have no partner', () => {
    expect(bracketAdmonitionTitles(':::note a ] b')).toBe(':::note[a \\] b]');
    expect(bracketAdmonitionTitles(':::note [a] b')).toBe(':::note [a] b');
    expect(bracketAdmonitionTitles(':::note see [a](b) now')).toBe(':::note[see [a](b) now]');
  });

  it('leaves code alone', () => {
    const code = '```md\n:::note Title\n```\n\n~~~~\n:::tip x\n~~~\n~~~~';
    expect(bracketAdmonitionTitles(code)).toBe(code);
  });
});

describe('admonitions', () => {
  it('become notes with a default title in the language of the page', async () => {
    expect(await htmlOf(':::tip\n\nText\n\n:::')).toBe(
      '<div class="admonition admonition-tip" role="note"><p class="admonition-title">Tip</p><p>Text</p></div>',
    );
    expect(await htmlOf(':::tip\n文字\n:::', { locale: 'zh-Hans' })).toContain(
      '<p class="admonition-title">提示</p>',
    );
  });

  it('take a title after a space or in brackets, with markup', async () => {
    expect(await htmlOf(':::note My *own* title\nText\n:::')).toContain(
      '<p class="admonition-title">My <em>own</em> title</p>',
    );
    expect(await htmlOf(':::note[My title]\nText\n:::')).toContain(
      '<p class="admonition-title">My title</p>',
    );
  });

  it('say their kind to a screen reader where the title does not', async () => {
    const named = 'role="note" aria-label="Tip"';
    expect(await htmlOf(':::tip My title\nText\n:::')).toContain(named);
    expect(await htmlOf('<Admonition type="tip" title="My title">Text</Admonition>')).toContain(named);
    expect(await htmlOf(':::tip\nText\n:::')).not.toContain('aria-label');
  });

  it('can be nested and in lists', async () => {
    const html = await htmlOf('1. One\n\n   ::::note\n\n   :::tip\n   Inner\n   :::\n\n   ::::\n\n2. Two');
    expect(html).toMatch(/<ol>[\s\S]*admonition-note[\s\S]*admonition-tip[\s\S]*<\/ol>/);
  });

  it('leave colons in running text alone', async () => {
    expect(await htmlOf('At 10:30, :smile: and ::x and a:b[c]')).toBe(
      '<p>At 10:30, :smile: and ::x and a:b[c]</p>',
    );
  });

  it('keep tables from wrapping', async () => {
    expect(await htmlOf(':::table-nowrap\n\n| a |\n|---|\n| b |\n\n:::')).toMatch(
      /^<div class="table-nowrap"><div class="table-wrap">/,
    );
  });
});
