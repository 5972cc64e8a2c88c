import { launch, type ElementHandle, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { findVisible, type Browser, type Tab } from './tab';

/** Starts Chromium over its own protocol, or Firefox over WebDriver BiDi. */
export async function startPuppeteerBrowser(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({ ...options, defaultViewport: null });
  return {
    newTab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return { ...tabOf(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Omit<Tab, 'close'> {
  const visible = async (selector: string): Promise<ElementHandle> => {
    const handle = await page.evaluateHandle(findVisible, selector);
    const element = handle.asElement();
    if (!element) throw new Error(`No visible ${selector} at ${page.url()}`);
    return element as ElementHandle;
  };
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    // Puppeteer passes a copy of the argument, and resolves what the function returns.
    evaluate: async (action, ...argument) =>
      (await page.evaluate(action as (...given: unknown[]) => unknown, ...argument)) as never,
    click: async (selector) => (await visible(selector)).click(),
    type: (text) => page.keyboard.type(text),
    press: async (key, control) => {
      if (control) await page.keyboard.down(control);
      await page.keyboard.press(key as KeyInput);
      if (control) await page.keyboard.up(control);
    },
    back: async () => void (await page.goBack({ waitUntil: [] }).catch(() => null)),
    forward: async () => void (await page.goForward({ waitUntil: [] }).catch(() => null)),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf({ format: 'A4' }),
  };
}
