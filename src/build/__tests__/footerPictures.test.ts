import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from 'qrcode';
import { FOOTERS } from '../../settings/footer';
import { settings } from '../../settings/settings';
import { iconSprite, writeFooterFiles } from '../footerFiles';

describe('iconSprite', () => {
  it('contains every icon that the footers use', () => {
    const sprite = iconSprite();
    const used = JSON.stringify(FOOTERS).match(/"icon":"(\w+)"/g) ?? [];
    const names = used.map((pair) => pair.split('"')[3]);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !sprite.includes(`<view id="${name}"`))).toEqual([]);
  });

  it('stacks the icons so that each view shows its own', () => {
    expect(iconSprite({ a: '<path d="M0 0"/>', b: '<path d="M1 1"/>' })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 48">' +
        '<view id="a" viewBox="0 0 24 24"/><g transform="translate(0 0)"><path d="M0 0"/></g>' +
        '<view id="b" viewBox="0 24 24 24"/><g transform="translate(0 24)"><path d="M1 1"/></g></svg>\n',
    );
  });
});

describe('writeFooterFiles', () => {
  it('writes the sprite and, with their quiet zones, the codes of each address', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'footer-'));
    await writeFooterFiles(directory);
    expect(await readdir(directory)).toEqual(['icons.svg', 'qr']);
    expect(await readdir(path.join(directory, 'qr'))).toEqual([
      'technical.png',
      'technical.svg',
      'weChat.png',
      'weChat.svg',
    ]);
    const { modules } = create(settings.qr.weChat, { errorCorrectionLevel: 'M' });
    const side = modules.size + 8;
    expect(await readFile(path.join(directory, 'qr/weChat.svg'), 'utf8')).toContain(
      `viewBox="0 0 ${side} ${side}"`,
    );
    expect((await readFile(path.join(directory, 'qr/weChat.png'))).readUInt32BE(16)).toBe(side * 12);
    await rm(directory, { recursive: true });
  });
});
