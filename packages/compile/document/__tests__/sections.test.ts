import type { Locale } from '@idmp/model';
import { compile } from './compile';

const PAGES: Record<Locale, string> = {
  en: `The server receives data from 5,000 meters.

## Install the server {#install}

1. Download the **package** and open [the console](./console.md).
2. Run \`systemctl start idmp\` as root; don't close the terminal.
3. Wait for 30 seconds. The temperature stays above -5 °C.

:::note
The service listens on port 6042, and its state is seperate.
:::

| Setting | Default |
| --- | --- |
| Timeout | 10 s |
| Retries | 3 |

\`\`\`ini
port = 6042
host = localhost
\`\`\`

![Console with two panels](./images/console.svg "Console")
`,
  'zh-Hans': `服务器接收 5,000 块电表的数据。

## 安装服务器 {#install}

1. 下载**安装包**，打开[控制台](./console.md)。
2. 以 root 身份运行 \`systemctl start idmp\`，不要关闭终端。
3. 等待 30 秒。温度保持在 -5 °C 以上。

:::note
服务监听 6042 端口，请先登陆，其它设置不变。
:::

| 设置 | 默认值 |
| --- | --- |
| 超时 | 10 s |
| 重试 | 3 |

\`\`\`ini
port = 6042
host = localhost
\`\`\`

![控制台与两个面板](./images/console.svg "控制台")
`,
};

type Edit = readonly [from: string, to: string];

/** Each changes what the page says. */
const MEANING: Record<Locale, readonly Edit[]> = {
  en: [
    ['5,000 meters', '500 meters'],
    ['receives data', 'sends data'],
    ['Install the server', 'Remove the server'],
    ['30 seconds', '60 seconds'],
    ["don't close", 'close'],
    ['above -5', 'above 5'],
    ['start idmp', 'stop idmp'],
    ['port 6042', 'port 6043'],
    [':::note', ':::danger'],
    ['| Retries | 3 |', '| Retries | 4 |'],
    ['| Retries | 3 |\n', ''],
    ['port = 6042', 'port = 6041'],
    ['host = localhost\n', ''],
    ['console.svg', 'server.svg'],
    ['The temperature', 'Restart it twice. The temperature'],
  ],
  'zh-Hans': [
    ['安装服务器', '卸载服务器'],
    ['不要关闭', '关闭'],
    ['温度保持', '请重启两次。温度保持'],
  ],
};

/** Each changes how it is written. */
const HARMLESS: Record<Locale, readonly Edit[]> = {
  en: [
    ['seperate', 'separate'],
    ['receives', 'recieves'],
    ['5,000', '5000'],
    ['**package**', '*package*'],
    ['the console](./console.md)', 'the console](../basic/console.md#top)'],
    ['[the console](./console.md)', 'the console'],
    ['Run `systemctl', 'Run  `systemctl'],
    ['as root; ', 'as root, '],
    ["don't", 'do not'],
    ['Install the server', 'Install the Server'],
    ['listens on port', 'listens on the port'],
    ['| Timeout | 10 s |', '| Timeout |   10s   |'],
    ['host = localhost\n', 'host = localhost   \n\n'],
    ['./images/', '../images/'],
    ['1. Download', '- Download'],
  ],
  'zh-Hans': [
    ['登陆', '登录'],
    ['其它', '其他'],
    ['以 root 身份', '以root身份'],
    ['终端。', '终端.'],
    ['6042 端口', '６０４２ 端口'],
    ['等待 30 秒。温度', '等待 30 秒。\n   温度'],
  ],
};

async function hashesOf(locale: Locale, text: string): Promise<string> {
  const { sections } = await compile(text, { locale });
  return sections.map(({ id, hash }) => `${id} ${hash}`).join('\n');
}

/** Edits after which the page's hashes are others. */
async function noticed(locale: Locale, edits: readonly Edit[]): Promise<readonly Edit[]> {
  const before = await hashesOf(locale, PAGES[locale]);
  const found: Edit[] = [];
  for (const edit of edits) {
    const text = PAGES[locale].replace(...edit);
    expect(text).not.toBe(PAGES[locale]);
    if ((await hashesOf(locale, text)) !== before) found.push(edit);
  }
  return found;
}

describe('collectSections', () => {
  it.each(['en', 'zh-Hans'] as const)('notices every edit of the meaning in %s', async (locale) => {
    expect(await noticed(locale, MEANING[locale])).toEqual(MEANING[locale]);
  });

  it.each(['en', 'zh-Hans'] as const)('notices no harmless edit in %s', async (locale) => {
    expect(await noticed(locale, HARMLESS[locale])).toEqual([]);
  });

  it('splits a page at its headings, its top without an id', async () => {
    const { sections } = await compile('# Page\n\nTop.\n\n## One {#one}\n\nText.\n\n### Two\n\n## One\n');
    expect(sections.map(({ id }) => id)).toEqual(['', 'one', 'two', 'one-1']);
    expect(sections[1]?.lines.map(({ line, text }) => [line, text])).toEqual([
      [8, 'One'],
      [10, 'Text.'],
    ]);
  });

  it('counts what a partial brings in, at its place', async () => {
    const partials = { 'content/en/_part.md': '\nShared text.\n' };
    const { sections } = await compile("import Part from './_part.md';\n\n<Part />\n", { partials });
    expect(sections[0]?.lines.at(-1)).toMatchObject({ file: 'content/en/_part.md', text: 'Shared text.' });
  });

  it('includes text attributes, but not links', async () => {
    const hashOf = (text: string) => hashesOf('en', text);
    const tab = (attributes: string) => `<Tabs>\n<TabItem ${attributes}>\n\nText.\n\n</TabItem>\n</Tabs>\n`;
    const before = await hashOf(tab('value="a" label="Docker"'));
    expect(await hashOf(tab('value="a" label="Installer"'))).not.toBe(before);
    expect(await hashOf('<a href="/x">Text</a>\n')).toBe(await hashOf('<a href="/y">Text</a>\n'));
  });
});
