import texts from '../../../../../../locales/zh-Hans/popup.json';
import { sales } from '../../../model/__tests__/salesValues';
import type { SalesValues } from '../../../model/contactForm';
import { COOKIES } from '../../../../../settings/cookies';
import { CALL_TIMEOUT_MS } from '../../../../../settings/limits';
import { readCookie, removeCookie, writeCookie } from '../../../../../page/platform/cookies';
import { contactSales, subscribe } from '../contactClient';

const SETTINGS = {
  docsApi: 'https://docs.example.com',
  leadsApi: 'https://leads.example.com:9617',
  salesMail: { to: 'sales@example.com', from: 'support@example.com' },
};
const SUCCESS = [{ status: 'success' }];

interface Sent {
  url: string;
  body: Record<string, unknown>;
}

let sent: Sent[];

/** Responds to each request with the text for its script, or with success. */
function answerWith(answers: Record<string, string | Error> = {}): void {
  sent = [];
  globalThis.fetch = jest.fn(async (url: string, { body }: RequestInit) => {
    const fields: unknown = body instanceof FormData ? Object.fromEntries(body) : JSON.parse(body as string);
    sent.push({ url, body: fields as Sent['body'] });
    const answer = answers[url.split('/').at(-1) ?? ''] ?? JSON.stringify(SUCCESS);
    if (answer instanceof Error) throw answer;
    return { ok: true, status: 200, json: async () => JSON.parse(answer) as unknown };
  }) as unknown as typeof fetch;
}

const post = (values: SalesValues) => contactSales(values, texts, new AbortController().signal, SETTINGS);

let warn: jest.SpyInstance<void, Parameters<typeof console.warn>>;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'info').mockImplementation();
  Object.values(COOKIES).forEach(removeCookie);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('subscribe', () => {
  const press = () => subscribe({ email: 'A@x.io ' }, new AbortController().signal, SETTINGS);

  it.each(['<html>', '[]', 'null', '{}', '[{"status":', '[{"status":"error"}]'])(
    'takes the answer %s for a failure and logs it',
    async (answer) => {
      answerWith({ 'subscribe.php': answer });
      expect(await press()).toBe(false);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  it('times out after ten seconds', async () => {
    jest.useFakeTimers();
    globalThis.fetch = jest.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    ) as unknown as typeof fetch;
    const result = press();
    await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(await result).toBe(false);
    expect(String(warn.mock.calls[0]?.[1])).toBe('Error: No response within 10000 ms.');
  });
});

describe('contactSales', () => {
  it('keeps the visit history and sets no cookie if the mail fails', async () => {
    writeCookie(COOKIES.visitHistory, 'https://a.example/');
    answerWith({ 'email.php': '[]' });
    expect(await post(sales({ company: 'Third' }))).toBe(false);
    expect(readCookie(COOKIES.visitHistory)).toBe('https://a.example/');
    expect(readCookie(COOKIES.contactSales)).toBeNull();
  });

  it('sends and remembers values in normal form', async () => {
    answerWith();
    await post(sales({ email: ' Li@Example.COM', phone: '+86 138 0013 8000' }));
    expect(sent.find(({ url }) => url.endsWith('addLead'))?.body).toMatchObject({
      email: 'li@example.com',
      phone: '13800138000',
    });
    expect(String(sent.find(({ url }) => url.endsWith('email.php'))?.body['message'])).toMatch(
      />li@example\.com<.*>13800138000</,
    );
    expect(readCookie(COOKIES.email)).toBe('li@example.com');
  });

  it('does not resend an accepted lead or visit log', async () => {
    answerWith({ 'email.php': '[]' });
    await post(sales({ company: 'Fourth' }));
    await new Promise((resolve) => process.nextTick(resolve));
    answerWith();
    await post(sales({ company: 'Fourth' }));
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['email.php']);
  });

  it('succeeds even if lead and visit log fail', async () => {
    const reset = new TypeError('reset');
    answerWith({ addLead: reset, 'save-visit-log.php': reset });
    expect(await post(sales({ company: 'Fifth' }))).toBe(true);
  });
});
