import { styleSheetsOf } from '../styleSheets';

describe('styleSheetsOf', () => {
  it('lists the sheets of the app in the order of pages, and none of parts that load later', () => {
    const names = ['430.b26080c49f.css', 'app.later.14fb.css', 'app.8b1b.css', 'app.js', 'en/app.1.css'];
    expect(styleSheetsOf([...names, 'app.blocks.9c4b.css'])).toEqual([
      'app.8b1b.css',
      'app.blocks.9c4b.css',
      'app.later.14fb.css',
    ]);
  });
});
