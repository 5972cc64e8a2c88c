/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '@idmp/files';
import { offerDownloads, withdrawDownloads } from '../offerDownloads';

describe('offerDownloads', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'downloads-'));
  const publicDir = path.join(dir, 'public');
  const write = (name: string, text: string): string => {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const html = (folder: string) => readFileSync(path.join(publicDir, folder, 'index.html'), 'utf8');
  const dataHtml = (folder: string) => {
    const json = readFileSync(path.join(publicDir, 'page-data', folder, 'page-data.json'), 'utf8');
    return (JSON.parse(json) as { result: { data: { doc: { page: { html: string } } } } }).result.data.doc
      .page.html;
  };
  const page = JSON.stringify({ result: { data: { doc: { page: { html: '<p>Text</p>' } } } } });

  beforeAll(() => {
    for (const folder of ['.', 'en']) write(`public/${folder}/index.html`, '<article><p>Text</p></article>');
    for (const folder of ['index', 'en']) write(`public/page-data/${folder}/page-data.json`, page);
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('publishes the files, and offers them once on the home pages with size and date', async () => {
    const file = write('idmp-docs.html', 'x'.repeat(1_200_000));
    const pdf = write('idmp-docs-en.pdf', 'x'.repeat(80_000));
    const files = { 'zh-Hans': [file], en: [file, pdf] };
    for (const day of ['2026-11-21', '2026-11-22'])
      await offerDownloads({ publicDir, pathPrefix: '/docs', day, files });
    const offer =
      '<p id="idmp-downloads">To read without a network, download the documentation of 2026-11-22: ' +
      '<a href="/docs/offline/idmp-docs.html" download>one HTML file (1.2 MB)</a> · ' +
      '<a href="/docs/offline/idmp-docs-en.pdf" download>PDF (0.1 MB)</a></p>';
    expect(html('en')).toBe(`<article><p>Text</p>${offer}</article>`);
    expect(dataHtml('en')).toBe(`<p>Text</p>${offer}`);
    expect(html('.')).toContain('没有网络时阅读');
    expect(html('.')).not.toContain('.pdf');
    expect(await listFiles(path.join(publicDir, 'offline'))).toEqual(['idmp-docs-en.pdf', 'idmp-docs.html']);
  });

  it('fails if the page is not the one of its data', async () => {
    const other = JSON.stringify({ result: { data: { doc: { page: { html: '<p>Other</p>' } } } } });
    const file = 'public/page-data/en/page-data.json';
    const before = readFileSync(path.join(dir, file), 'utf8');
    write(file, other);
    await expect(
      offerDownloads({ publicDir, pathPrefix: '', day: '', files: { 'zh-Hans': [], en: [] } }),
    ).rejects.toThrow(/en\/index\.html does not show the article of/);
    write(file, before);
  });

  it('removes them again', async () => {
    await withdrawDownloads(publicDir);
    expect([html('.'), html('en')]).toEqual(Array(2).fill('<article><p>Text</p></article>'));
    expect([dataHtml('index'), dataHtml('en')]).toEqual(['<p>Text</p>', '<p>Text</p>']);
    expect((await listFiles(publicDir)).filter((name) => name.startsWith('offline/'))).toEqual([]);
  });
});
