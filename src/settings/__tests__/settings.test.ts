import { readFileSync } from 'node:fs';
import { PUBLIC_ENV, readSettings } from '../settings';

const TRIPLE = {
  GATSBY_ALGOLIA_APP_ID: 'APP123',
  GATSBY_ALGOLIA_SEARCH_KEY: 'key',
  GATSBY_ALGOLIA_INDEX: 'docs_index',
};

const readOne = (name: string, value: string) => () => readSettings({ [name]: value });

describe('readSettings', () => {
  it('treats empty and blank values as unset', () => {
    const blank = { GATSBY_DOCS_API: '', GATSBY_ALGOLIA_APP_ID: ' ', GATSBY_ANNOUNCEMENT: '' };
    expect(readSettings(blank)).toEqual(readSettings({}));
  });

  it('reads hosted search settings with custom hosts', () => {
    const hosts = 'http://127.0.0.1:4001, https://search.example.com/';
    expect(readSettings({ ...TRIPLE, GATSBY_ALGOLIA_HOSTS: hosts }).algolia).toEqual({
      appId: 'APP123',
      searchKey: 'key',
      index: 'docs_index',
      hosts: ['http://127.0.0.1:4001', 'https://search.example.com'],
    });
  });

  it('rejects incomplete hosted search settings', () => {
    expect(readOne('GATSBY_ALGOLIA_INDEX', 'docs')).toThrowErrorMatchingInlineSnapshot(
      `"GATSBY_ALGOLIA_APP_ID is missing: hosted search needs GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_SEARCH_KEY, GATSBY_ALGOLIA_INDEX together, or none."`,
    );
    const { GATSBY_ALGOLIA_SEARCH_KEY: _, ...rest } = TRIPLE;
    expect(() => readSettings(rest)).toThrowErrorMatchingInlineSnapshot(
      `"GATSBY_ALGOLIA_SEARCH_KEY is missing: hosted search needs GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_SEARCH_KEY, GATSBY_ALGOLIA_INDEX together, or none."`,
    );
  });

  it('strips the trailing slash from origins', () => {
    const env = {
      GATSBY_DOCS_API: 'https://docs.example.com/',
      GATSBY_LEADS_API: 'https://example.com:9617',
    };
    const { docsApi, leadsApi } = readSettings(env);
    expect([docsApi, leadsApi]).toEqual(['https://docs.example.com', 'https://example.com:9617']);
  });

  it.each([
    'docs.example.com',
    'ftp://docs.example.com',
    'https://docs.example.com/path',
    'https://user:pass@docs.example.com',
    'https://docs.example.com?x=1',
    'javascript:alert(1)',
    'https://',
    'http://docs.example.com:99999',
  ])('rejects %s as an origin', (value) => {
    expect(readOne('GATSBY_DOCS_API', value)).toThrow(
      `GATSBY_DOCS_API must be an origin such as https://docs.example.com, without a path; got "${value}".`,
    );
  });

  it.each([
    ['GATSBY_QR_TECHNICAL', 'https://:80'],
    ['GATSBY_QR_TECHNICAL', 'http://%zz'],
    ['GATSBY_QR_TECHNICAL', "https://a.b'"],
    ['GATSBY_QR_TECHNICAL', 'https://*.b'],
    ['GATSBY_QR_TECHNICAL', 'https://a:b@c.example/x'],
    ['GATSBY_QR_TECHNICAL', 'https://a.example/"x'],
    ['GATSBY_QR_WECHAT', 'https://a b.example'],
    ['GATSBY_DOCS_API', 'https://a;b'],
    ['GATSBY_DOCS_API', 'https://*'],
    ['GATSBY_DOCS_API', 'https://$(id)'],
    ['GATSBY_DOCS_API', "https://a'b"],
    ['GATSBY_DOCS_API', 'https://a,b'],
    ['GATSBY_LEADS_API', 'https://a..b'],
    ['GATSBY_ALGOLIA_HOSTS', 'http://*'],
    ['GATSBY_SALES_MAIL_TO', 'a@b.c%0aBcc:x'],
    ['GATSBY_SALES_MAIL_TO', 'a@b.c?bcc=x'],
    ['GATSBY_SALES_MAIL_FROM', 'a&b=c@b.example'],
  ])('refuses %s=%s, which would fail or mean something else later', (name, value) => {
    expect(readOne(name, value)).toThrow(new RegExp(`^${name} must be `));
  });

  it.each([
    ['GATSBY_DOCS_API', 'http://localhost:8080'],
    ['GATSBY_DOCS_API', 'http://docs_api:8080'],
    ['GATSBY_DOCS_API', 'http://[::1]:8080'],
    ['GATSBY_DOCS_API', 'https://xn--fiq228c.example'],
    ['GATSBY_QR_TECHNICAL', 'https://a.example/b?c=d#e'],
    ['GATSBY_SALES_MAIL_TO', 'first.last+docs@mail.a-b.example'],
  ])('takes %s=%s', (name, value) => {
    expect(readOne(name, value)).not.toThrow();
  });

  it('names the variable of any other invalid value', () => {
    const texts = [
      ['GATSBY_LEADS_API', 'here'],
      ['GATSBY_ALGOLIA_HOSTS', 'http://ok.example.com,search'],
      ['GATSBY_SALES_MAIL_TO', 'sales'],
      ['GATSBY_SALES_MAIL_FROM', 'a@example.com\r\nBcc: b@example.com'],
      ['GATSBY_QR_WECHAT', 'join us'],
      ['GATSBY_QR_TECHNICAL', '/contactus'],
      ['GATSBY_SEARCH_EVENTS', '1'],
      ['GATSBY_COOKIE_DOMAIN', 'https://example.com'],
      ['GATSBY_PREFERS_COLOR_SCHEME', 'yes'],
      ['GATSBY_STATS_ID', '<script>'],
      ['GATSBY_TAG_MANAGER_ID', 'UA-1'],
    ].map(([name = '', value = '']) => {
      try {
        readSettings({ [name]: value });
        return `${name} was taken`;
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(texts.join('\n')).toMatchInlineSnapshot(`
     "GATSBY_LEADS_API must be an origin such as https://docs.example.com, without a path; got "here".
     GATSBY_ALGOLIA_HOSTS must be a comma-separated list of http(s)://host:port; got "search".
     GATSBY_SALES_MAIL_TO must be an e-mail address; got "sales".
     GATSBY_SALES_MAIL_FROM must be an e-mail address; got "a@example.com\\r\\nBcc: b@example.com".
     GATSBY_QR_WECHAT must be a web address such as https://example.com/join; got "join us".
     GATSBY_QR_TECHNICAL must be a web address such as https://example.com/join; got "/contactus".
     GATSBY_SEARCH_EVENTS must be "true" or "false"; got "1".
     GATSBY_COOKIE_DOMAIN must be a domain such as example.com; got "https://example.com".
     GATSBY_PREFERS_COLOR_SCHEME must be "true" or "false"; got "yes".
     GATSBY_STATS_ID must be an id of letters and digits; got "<script>".
     GATSBY_TAG_MANAGER_ID must be an id such as GTM-ABC123; got "UA-1"."
    `);
  });
});

describe('PUBLIC_ENV', () => {
  it('lists exactly the settings that are read', () => {
    const read = new Set<string>();
    const env = new Proxy<Record<string, string>>(TRIPLE, {
      get: (target, name) => {
        read.add(String(name));
        return target[String(name)];
      },
    });
    readSettings(env);
    expect([...read].sort()).toEqual(Object.keys(PUBLIC_ENV).sort());
  });

  it('maps each setting to the variable of the same name', () => {
    const source = readFileSync('src/settings/settings.ts', 'utf8');
    for (const name of Object.keys(PUBLIC_ENV)) expect(source).toContain(`  ${name}: process.env.${name},`);
  });
});
