import { shownSize } from '../images';
import { fileOfSource } from '../sourceFiles';
import { parseLink } from '../routes';

describe('parseLink', () => {
  it('splits and decodes a link', () => {
    expect(parseLink('./a%20b.md?c=d#%E5%85%83')).toEqual({ path: './a b.md', query: '?c=d', hash: '元' });
    expect(parseLink('#x')).toEqual({ path: '', query: '', hash: 'x' });
    expect(parseLink('/a')).toEqual({ path: '/a', query: '' });
  });

  it('survives malformed escapes', () => {
    expect(parseLink('./100%#%E4')).toEqual({ path: './100%', query: '', hash: '%E4' });
  });
});

describe('fileOfSource', () => {
  it('finds the file next to the page, in static/, or in the project', () => {
    expect(fileOfSource('./images/a%20b.png?x', 'content/en/05-basic/x.md')).toBe(
      'content/en/05-basic/images/a b.png',
    );
    expect(fileOfSource('/img/a.png', 'content/en/x.md')).toBe('static/img/a.png');
    expect(fileOfSource('@site/static/img/a.png', 'content/en/x.md')).toBe('static/img/a.png');
  });
});

describe('shownSize', () => {
  const own = { width: 1600, height: 800 };

  it('is the picture’s own unless written', () => {
    expect(shownSize({}, own)).toEqual({ width: '1600', height: '800' });
    expect(shownSize({ width: 'auto' }, own)).toEqual({ width: '1600', height: '800' });
  });

  it('computes a missing side from the aspect ratio', () => {
    expect(shownSize({ width: '400' }, own)).toEqual({ width: '400', height: '200' });
    expect(shownSize({ height: '100px' }, own)).toEqual({ width: '200', height: '100' });
    expect(shownSize({ width: '10', height: '10' }, own)).toEqual({ width: '10', height: '10' });
  });

  it('resolves percentages of the text column', () => {
    expect(shownSize({ width: '50%' }, own)).toEqual({ width: '312', height: '156' });
    expect(shownSize({ width: '50%' }, { width: 100, height: 100 })).toEqual({ width: '50', height: '50' });
  });
});
