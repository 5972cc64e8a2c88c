import { whenPresent, type Enhance } from '../enhanceArticle';
import { english } from './messages';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function show(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main')!;
}

describe('whenPresent', () => {
  it('loads nothing on pages that do not match', async () => {
    const load = jest.fn();
    whenPresent('.x', load)(show('<p></p>'), english);
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  it('replays an early click and cleans up', async () => {
    const heard: string[] = [];
    const enhance: Enhance = (page) => {
      page.querySelector('.x')?.addEventListener('click', () => heard.push('press'));
      return () => heard.push('stop');
    };
    const page = show('<p class="x"></p>');
    const stop = whenPresent('.x', () => Promise.resolve(enhance), '.x')(page, english);
    page.querySelector<HTMLElement>('.x')?.click();
    await settle();
    stop();
    expect(heard).toEqual(['press', 'stop']);
  });

  it('does not start after cleanup', async () => {
    const enhance = jest.fn(() => () => undefined);
    whenPresent('.x', () => Promise.resolve(enhance))(show('<p class="x"></p>'), english)();
    await settle();
    expect(enhance).not.toHaveBeenCalled();
  });
});
