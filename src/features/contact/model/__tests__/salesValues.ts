import type { SalesValues } from '../contactForm';

/** Values of a valid sales form, with overrides. */
export const sales = (overrides: Partial<SalesValues> = {}): SalesValues => ({
  name: '李雷',
  company: 'Example',
  email: 'li@example.com',
  phone: '13800138000',
  message: '你好',
  category: 'enterprise',
  ...overrides,
});
