import { deferStyles } from '../deferStyles';

/** Both parts on one line, without the blanks that differ by where a rule stood. */
function parts(css: string): { now: string; deferred: string } {
  const { now, deferred } = deferStyles(css);
  const tidy = (text: string): string => text.replace(/\s+/g, '');
  return { now: tidy(now), deferred: tidy(deferred) };
}

describe('deferStyles', () => {
  it.each([
    'a:hover{color:red}',
    '.anchor:focus-visible{opacity:1}',
    '.list[data-open]{display:block}',
    'html[data-sidebar=hidden].frame{display:none}',
    'html:not([data-theme])a{color:red}',
    'body:has(main:focus-visible).toggle{translate:200%}',
    '@media print{nav{display:none}}',
    '@media(forced-colors:active){a{color:LinkText}}',
    '@media(min-width:60em){@media(prefers-reduced-motion:no-preference){a{transition:all}}}',
    '@media(max-width:60em)and(scripting:none){a{display:none}}',
  ])('puts off %s', (css) => {
    expect(parts(css)).toEqual({ now: '', deferred: css.replace(' ', '') });
  });

  it.each([
    'a{color:red}',
    ':focus-visible{outline:2pxsolid}',
    '.skip:not(:focus){translate:0-110%}',
    'a:hover,a[aria-current]{color:red}',
    '@media(max-width:996px){a{color:red}}',
    'html[data-theme=dark]{color-scheme:dark}',
    '@keyframesturn{from{rotate:0}to{rotate:1turn}}',
  ])('leaves %s', (css) => {
    expect(parts(css)).toEqual({ now: css, deferred: '' });
  });

  it('keeps the order of each part, and the at-rules around both', () => {
    const css = 'a{top:0}a:hover{top:1px}@media(max-width:9em){b{top:2px}b:hover{top:3px}}i{top:4px}';
    expect(parts(css)).toEqual({
      now: 'a{top:0}@media(max-width:9em){b{top:2px}}i{top:4px}',
      deferred: 'a:hover{top:1px}@media(max-width:9em){b:hover{top:3px}}',
    });
  });
});
