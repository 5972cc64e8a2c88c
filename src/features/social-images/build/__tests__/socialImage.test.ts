/** @jest-environment node */
import { imageSize } from 'image-size';
import { missingCharacters, readFontFaces } from '../fontFaces';
import { SocialImageDrawer } from '../socialImage';

const MAX_BYTES = 60_000;

describe('SocialImageDrawer', () => {
  const titles = {
    short: '事件管理',
    'of 200 Han characters': '长标题'.repeat(67).slice(0, 200),
    'of 200 Latin letters without spaces': 'W'.repeat(200),
    'with characters that the font lacks': '𠮷野家 😀',
    empty: '',
  };

  it.each(Object.entries(titles))('draws a PNG of 1200 by 630 pixels for a title: %s', async (_, title) => {
    const drawer = await SocialImageDrawer.create();
    const png = await drawer.draw({ title, locale: 'zh-Hans' });
    expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(png.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('draws Han characters, not boxes', async () => {
    const drawer = await SocialImageDrawer.create();
    const draw = (title: string) => drawer.draw({ title, locale: 'zh-Hans' });
    expect(await draw('事件')).not.toEqual(await draw('管理'));
    expect(await draw('𠮷')).toEqual(await draw('𠮶'));
  });
});

describe('missingCharacters', () => {
  it('names the characters that the font lacks, once each', async () => {
    expect(missingCharacters('事件 𠮷𠮷 A', await readFontFaces())).toEqual(['𠮷']);
  });
});
