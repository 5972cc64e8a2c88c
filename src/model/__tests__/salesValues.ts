import type { SalesValues } from '../contactForm';

/** A sales form as a reader fills it; values given here replace the usual ones. */
export const sales = (overrides: Partial<SalesValues> = {}): SalesValues => ({
  name: '李雷',
  company: 'Example',
  email: 'li@example.com',
  phone: '13800138000',
  message: '你好',
  category: 'enterprise',
  ...overrides,
});
