import { Builder, Capabilities, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findVisible, type Browser, type Tab } from './tab';

/** Starts a browser behind a WebDriver server (W3C WebDriver, "classic"). */
export async function startWebdriverBrowser(server: string, browserName: string): Promise<Browser> {
  const connect = (): Promise<WebDriver> =>
    new Builder().usingServer(server).withCapabilities(new Capabilities({ browserName })).build();
  const driver = await connect();
  let first: WebDriver | undefined = driver;
  return {
    // Each session has a storage of its own.
    newTab: async () => {
      const session = first ?? (await connect());
      first = undefined;
      await session.manage().setTimeouts({ script: SCRIPT_MS });
      return tabOf(session);
    },
    close: async () => first?.quit(),
  };
}

const SCRIPT_MS = 20_000;

const KEYS: Record<string, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowLeft: Keys.ARROW_LEFT,
};

function tabOf(driver: WebDriver): Tab {
  const visible = async (selector: string): Promise<WebElement> => {
    const element = await driver.executeScript<WebElement | null>(findVisible, selector);
    if (!element) throw new Error(`No visible ${selector} at ${await driver.getCurrentUrl()}`);
    return element;
  };
  return {
    open: (address) => driver.get(address),
    evaluate: async (action, ...argument) => {
      const answer = await driver.executeAsyncScript<{ value?: never; error?: string }>(
        `const done = arguments[arguments.length - 1];
         Promise.resolve().then(() => (${action.toString()})(...[...arguments].slice(0, -1))).then(
           (value) => done({ value }),
           (error) => done({ error: String(error && error.stack || error) }),
         );`,
        ...argument,
      );
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as never;
    },
    click: async (selector) => {
      const element = await visible(selector);
      await driver.actions().move({ origin: element }).click().perform();
    },
    type: async (text) => driver.actions().sendKeys(text).perform(),
    press: async (key, control) => {
      const actions = driver.actions();
      if (control) actions.keyDown(Keys.CONTROL);
      actions.sendKeys(KEYS[key] ?? key);
      if (control) actions.keyUp(Keys.CONTROL);
      await actions.perform();
    },
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    reload: () => driver.navigate().refresh(),
    resize: async (width, height) => {
      // The window has a border, and some browsers a least width.
      const frame = await driver.executeScript<[number, number]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight];',
      );
      await driver
        .manage()
        .window()
        .setRect({ width: width + frame[0], height: height + frame[1], x: 0, y: 0 });
    },
    close: () => driver.quit(),
  };
}
