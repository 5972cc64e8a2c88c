import fc from 'fast-check';
import { REDIRECT_TARGETS } from '../../../../settings/redirectTargets';
import { redirectAddress, targetAddress } from '../redirectAddress';

const HOME = '/docs/en';
const lead = (search: string): string => redirectAddress(search, 'en', HOME);

describe('redirectAddress', () => {
  it.each([
    ['tsdb', 'https://docs.tdengine.com/', 'https://docs.taosdata.com/'],
    ['cloud', 'https://cloud.tdengine.com/', 'https://cloud.taosdata.com/'],
    ['contactus', 'https://tdengine.com/contact/', 'https://www.taosdata.com/contactus'],
    ['blog', 'https://www.tdengine.com/blog', 'https://www.taosdata.com/blog'],
  ])('resolves %s in both languages', (target, english, chinese) => {
    expect(lead(`?target=${target}`)).toBe(english);
    expect(redirectAddress(`?target=${target}`, 'zh-Hans', '/')).toBe(chinese);
  });

  it.each([
    '',
    '?',
    '?target=',
    '?target=TSDB',
    '?target=tsdb%20',
    '?other=tsdb',
    '?target=__proto__',
    '?target=constructor',
    '?target=toString',
    '?target=https://evil.example',
    '?target=//evil.example',
    '?target=javascript:alert(1)',
    '?target=%E4%',
    `?target=${'tsdb'.repeat(2_500)}`,
  ])('falls back to home for %.40s', (search) => {
    expect(lead(search)).toBe(HOME);
  });

  it('uses the first of several targets', () => {
    expect(lead('?target=cloud&target=tsdb')).toBe('https://cloud.tdengine.com/');
    expect(lead('?target=evil&target=tsdb')).toBe(HOME);
  });

  it('only ever returns known targets or home', () => {
    const allowed: string[] = [HOME, ...Object.values(REDIRECT_TARGETS).flatMap(({ en }) => en ?? [])];
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(allowed).toContain(lead(`?target=${query}`));
      }),
    );
  });
});

describe('targetAddress', () => {
  it('falls back to home without a target', () => {
    expect(targetAddress(null, 'en', HOME)).toBe(HOME);
  });
});
