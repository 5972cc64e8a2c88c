import { htmlOf, problemsOf } from './compile';

describe('Gap', () => {
  it('is a small mark with a name, in a sentence or alone', async () => {
    const mark = /<a href="[^"]*" class="gap" aria-label="Not documented yet">\?<\/a>/;
    expect(await htmlOf('Stop it <Gap to="./gaps.md#stop" />.')).toMatch(
      new RegExp(`<p>Stop it ${mark.source}.</p>`),
    );
    expect(await htmlOf('<Gap to="./gaps.md#stop" />')).toMatch(new RegExp(`<p>${mark.source}</p>`));
  });

  it('must name an entry', async () => {
    expect(await problemsOf('<Gap />')).toEqual([expect.stringContaining('<Gap> does not say which gap')]);
  });
});
