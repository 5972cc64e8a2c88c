import { styleSheetsOf } from '../styleSheets';

describe('styleSheetsOf', () => {
  it('lists the sheets of a page once, with those for browsers without scripts, and none that only a text names', () => {
    const link = (name: string): string => `<link rel="stylesheet" href="/${name}.css">`;
    const head = `${link('app.1')}<link rel="icon" href="/i.svg"><noscript>${link('app.2')}${link('app.1')}</noscript>`;
    const text = '<p>&lt;link href="/../app.x.css"> href="/app.3.css"</p>';
    expect(styleSheetsOf(`<html><head>${head}</head><body>${text}</body></html>`)).toEqual([
      '/app.1.css',
      '/app.2.css',
    ]);
  });
});
