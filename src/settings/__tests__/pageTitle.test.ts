import { pageTitle } from '../pageTitle';
import { SITE } from '../site';

describe('pageTitle', () => {
  it('is the title of the site alone on home', () => {
    const { title } = SITE.en;
    expect(pageTitle(title, 'en')).toBe(title);
  });

  it('adds the title of the site elsewhere', () => {
    expect(pageTitle('Elements', 'en')).toBe(`Elements | ${SITE.en.title}`);
  });
});
