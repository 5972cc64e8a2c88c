import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DARK_KEY } from '../../../model/offlineSite';
import { pairForms, readFigures } from '../figures';

describe('pairForms', () => {
  it('stores the difference of a dark variant from the light one of its language', () => {
    const texts = new Map([
      ['/assets/a-11111111.svg', '<svg><style>.a{}</style>zh</svg>'],
      ['/assets/a-22222222.svg', '<svg><style>.a{}</style>en</svg>'],
      ['/assets/a-dark-33333333.svg', '<svg><style>.a{}.b{}</style>en</svg>'],
    ]);
    const figures = pairForms(texts);
    expect(figures['/assets/a-dark-33333333.svg']).toBe(`${DARK_KEY}/assets/a-22222222.svg`);
    const [light = '', at = 0, rules = ''] = figures['/assets/a-22222222.svg'] ?? [];
    const joined = String(light).slice(0, Number(at)) + rules + String(light).slice(Number(at));
    expect(joined).toBe(texts.get('/assets/a-dark-33333333.svg'));
    expect(figures['/assets/a-11111111.svg']).toBe(texts.get('/assets/a-11111111.svg'));
  });

  it('keeps a dark variant with more changes', () => {
    const texts = new Map([
      ['/assets/a-1.svg', '<svg>one</svg>'],
      ['/assets/a-dark-2.svg', '<svg>another</svg>'],
    ]);
    expect(pairForms(texts)).toEqual(Object.fromEntries(texts));
  });
});

describe('readFigures', () => {
  it('embeds photos as data URLs, and lists missing files', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'figures-'));
    writeFileSync(path.join(dir, 'a b.png'), 'png');
    expect(await readFigures(dir, ['/a%20b.png', '/gone.svg'])).toEqual({
      figures: { '/a%20b.png': 'data:image/png;base64,cG5n' },
      missing: ['/gone.svg'],
    });
    rmSync(dir, { recursive: true });
  });
});
