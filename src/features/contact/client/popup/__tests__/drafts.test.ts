import { clearDraft, keepDraft, readDraft, restoreDrafts } from '../drafts';

const SALES = {
  name: '李雷',
  company: '示例公司',
  email: 'li@example.com',
  phone: '13800138000',
  message: '你好',
  category: 'cloud',
} as const;

const EMPTY = { name: '', company: '', email: '', phone: '', message: '', category: 'enterprise' };

const store = (text: string): void => sessionStorage.setItem('contact-drafts', text);

afterEach(() => {
  jest.restoreAllMocks();
  clearDraft('subscribe');
  clearDraft('sales');
  sessionStorage.clear();
});

describe('drafts', () => {
  it('survive a page load in the same tab', () => {
    keepDraft('sales', SALES);
    keepDraft('subscribe', { email: 'a@b.co' });
    expect(restoreDrafts()).toEqual({ sales: SALES, subscribe: { email: 'a@b.co' } });
  });

  it('are gone once they were sent', () => {
    keepDraft('sales', SALES);
    clearDraft('sales');
    expect(readDraft('sales')).toEqual(EMPTY);
    expect(restoreDrafts().sales).toEqual(EMPTY);
  });

  it.each([
    'null',
    '[]',
    '{"sales":[',
    '{"sales":null,"subscribe":7}',
    '{"sales":{"name":{},"category":"none","__proto__":{"email":"x"},"other":"y"},"subscribe":{"email":null}}',
  ])('start empty if %s is stored', (text) => {
    store(text);
    expect(restoreDrafts()).toEqual({ sales: EMPTY, subscribe: { email: '' } });
  });

  it('stay in memory if storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepDraft('sales', SALES);
    expect(readDraft('sales')).toEqual(SALES);
  });
});
