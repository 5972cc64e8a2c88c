import { figureUrls } from '../figureUrls';

describe('figureUrls', () => {
  it('makes one object of each drawing, and leaves photos as they are', () => {
    let made = 0;
    URL.createObjectURL = () => `blob:${(made += 1)}`;
    const urlOf = figureUrls({
      '/a.svg': '<svg/>',
      '/b.svg': '<svg/>',
      '/c.png': 'data:image/png;base64,cG5n',
    });
    expect(['/a.svg', '/b.svg', '/a.svg', '/c.png'].map(urlOf)).toEqual([
      'blob:1',
      'blob:2',
      'blob:1',
      'data:image/png;base64,cG5n',
    ]);
  });
});
