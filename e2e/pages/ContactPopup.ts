import type { Locator, Page } from '@playwright/test';

const SALES_VALUES = {
  姓名: '李雷',
  公司名: '示例公司',
  邮箱: 'li@example.com',
  手机号: '13800138000',
  留言: '想了解更多',
} as const;

export type SalesLabel = keyof typeof SALES_VALUES;

/** The contact popup of the Chinese pages and its openers. */
export class ContactPopup {
  readonly root: Locator;
  readonly alert: Locator;
  readonly submitButton: Locator;
  readonly closeButton: Locator;
  readonly success: Locator;

  constructor(readonly page: Page) {
    this.root = page.getByRole('dialog');
    this.alert = this.root.getByRole('alert');
    this.submitButton = this.root.getByRole('button', { name: /^(提交|正在提交…)$/ });
    this.closeButton = this.root.getByRole('button', { name: '关闭' });
    this.success = this.root.getByRole('status');
  }

  opener(name: string): Locator {
    return this.page.getByRole('contentinfo').getByRole('button', { name, exact: true });
  }

  /** Opens the popup with a footer button. */
  async open(name: string): Promise<void> {
    await this.opener(name).click();
    await this.root.waitFor();
  }

  field(label: SalesLabel): Locator {
    return this.root.getByLabel(label, { exact: true });
  }

  /** Fills the sales form; the given values override the defaults. */
  async fillSales(values: Partial<Record<SalesLabel, string>> = {}): Promise<void> {
    for (const [label, value] of Object.entries({ ...SALES_VALUES, ...values })) {
      await this.field(label as SalesLabel).fill(value);
    }
  }
}
