import { rowsFlow, tr, type Draw, type Figure, type Label, type Rect } from '../kit';

const CHAPTER = '04-get-started';

export const threeWays: Figure = {
  name: 'three-ways',
  chapter: CHAPTER,
  width: 720,
  height: 412,
  squeeze: 1.5,
  title: tr('三种体验方式', 'Three ways to try IDMP'),
  desc: tr(
    '云服务：注册、创建实例；Docker：克隆仓库、运行脚本、激活；安装包：安装数据库、安装 IDMP、配置并启动、激活。三者汇合于加载示例场景，然后查看元素、AI 生成面板、AI 生成分析。',
    'Cloud: sign up, create an instance. Docker: clone the repository, run the script, activate. Package: install the database, install IDMP, configure and start, activate. All meet at loading a sample scenario, followed by elements, AI panels and AI analyses.',
  ),
  draw(_locale, kit) {
    const lane = (x: number, name: Label, steps: readonly Label[]): Rect => {
      kit.pill({ x: x + 112, y: 8, label: name, align: 'middle' });
      let last: Rect | undefined;
      steps.forEach((title, index) => {
        const area = kit.box({ x, y: 46 + index * 58, w: 224, h: 40, title, size: 13 });
        if (last) kit.arrow(last, area);
        last = area;
      });
      return last ?? { x, y: 46, w: 224, h: 0 };
    };
    const ends = [
      lane(8, tr('云服务', 'Cloud'), [
        tr('注册账号', 'Create an account'),
        tr('创建实例', 'Create an instance'),
      ]),
      lane(248, 'Docker', [
        tr('克隆部署仓库', 'Clone the repository'),
        tr('运行 idmp.sh', 'Run idmp.sh'),
        tr('激活', 'Activate'),
      ]),
      lane(488, tr('安装包', 'Package'), [
        tr('安装并启动 TSDB', 'Set up TSDB'),
        tr('安装 IDMP', 'Install IDMP'),
        tr('配置连接并启动', 'Configure and start'),
        tr('激活', 'Activate'),
      ]),
    ];
    const sample = kit.box({
      x: 8,
      y: 288,
      w: 704,
      h: 42,
      title: tr('加载示例场景', 'Load a sample scenario'),
      fill: 'solid',
    });
    for (const end of ends) kit.arrow(end, sample);
    const titles = [
      tr('查看元素', 'Look at an element'),
      tr('AI 生成面板', 'Let AI create panels'),
      tr('AI 生成分析', 'Let AI create an analysis'),
    ];
    const tour = titles.map((title, index) =>
      kit.box({ x: 8 + index * 240, y: 362, w: 224, h: 42, title, tone: 'brand', fill: 'soft', size: 13 }),
    );
    const [first, second, third] = tour;
    if (!first || !second || !third) return;
    kit.arrow({ ...sample, w: 224 }, first);
    kit.arrow(first, second);
    kit.arrow(second, third);
  },
};

const drawDockerNarrow: Draw = (_locale, kit) => {
  const browser = kit.box({ x: 4, y: 4, w: 320, h: 40, title: tr('浏览器', 'Browser') });
  kit.group({
    x: 4,
    y: 92,
    w: 320,
    h: 342,
    caption: tr('主机 · Docker Compose', 'Host · Docker Compose'),
    fill: 'none',
  });
  const idmp = kit.box({
    x: 18,
    y: 128,
    w: 232,
    h: 64,
    title: 'TDengine IDMP',
    lines: ['tdengine-idmp'],
    fill: 'soft',
  });
  const tsdb = kit.box({
    x: 18,
    y: 240,
    w: 292,
    h: 64,
    title: 'TDengine TSDB-Enterprise',
    lines: [tr('tdengine-tsdb，含 Explorer', 'tdengine-tsdb, with Explorer')],
    fill: 'soft',
  });
  const gpt = kit.box({
    x: 18,
    y: 352,
    w: 292,
    h: 64,
    title: 'TDgpt',
    lines: [tr('仅完整部署', 'full deployment only')],
    dashed: true,
  });
  kit.arrow({ x: 222, y: 44 }, { x: 222, y: idmp.y }, { label: '6042', tone: 'brand' });
  kit.arrow(
    { x: 300, y: browser.y + browser.h },
    { x: 300, y: tsdb.y },
    { label: '6060', tone: 'green', labelAt: 'left' },
  );
  kit.arrow(idmp, tsdb, { heads: 'both', label: tr('自动连接', 'connected automatically') });
  kit.arrow(tsdb, gpt, { heads: 'both', dashed: true, tone: 'cyan' });
};

export const dockerDeployment: Figure = {
  narrow: drawDockerNarrow,
  name: 'docker-deployment',
  chapter: CHAPTER,
  width: 720,
  height: 300,
  title: tr('Docker 体验环境', 'The Docker setup'),
  desc: tr(
    '主机上运行 IDMP 容器和 TDengine TSDB-Enterprise 容器，完整部署再加 TDgpt；浏览器访问 6042 和 6060 端口。',
    'A host runs the IDMP container and the TDengine TSDB-Enterprise container; the full deployment adds TDgpt. The browser uses ports 6042 and 6060.',
  ),
  draw(_locale, kit) {
    const browser = kit.box({ x: 8, y: 46, w: 110, h: 216, title: tr('浏览器', 'Browser') });
    kit.group({
      x: 218,
      y: 8,
      w: 494,
      h: 284,
      caption: tr('主机 · Docker Compose', 'Host · Docker Compose'),
      fill: 'none',
    });
    const idmp = kit.box({
      x: 232,
      y: 46,
      w: 246,
      h: 76,
      title: 'TDengine IDMP',
      lines: ['tdengine-idmp'],
      tone: 'brand',
      fill: 'soft',
    });
    const tsdb = kit.box({
      x: 232,
      y: 186,
      w: 246,
      h: 92,
      title: 'TDengine TSDB-Enterprise',
      lines: [tr('tdengine-tsdb，含 Explorer', 'tdengine-tsdb, with Explorer')],
      fill: 'soft',
    });
    const gpt = kit.box({
      x: 556,
      y: 186,
      w: 140,
      h: 92,
      title: 'TDgpt',
      lines: [tr('仅完整部署', 'full deployment only')],
      dashed: true,
    });
    kit.arrow(browser, idmp, { label: '6042', tone: 'brand' });
    kit.arrow(browser, tsdb, { label: '6060', tone: 'green' });
    kit.arrow(idmp, tsdb, { heads: 'both', label: tr('自动连接', 'connected automatically') });
    kit.arrow(tsdb, gpt, { heads: 'both', dashed: true, tone: 'cyan' });
  },
};

export const localInstallPorts: Figure = {
  narrow: rowsFlow([
    { boxes: [{ title: tr('浏览器', 'Browser') }], label: '6042', tone: 'brand' },
    { boxes: [{ title: 'TDengine IDMP', tone: 'brand' }], label: '6041', tone: 'brand' },
    {
      boxes: [
        {
          title: 'taosAdapter',
          lines: [
            tr('配置项 url 的目标', 'target of the setting url'),
            tr('Explorer 在 6060 端口', 'Explorer is on port 6060'),
          ],
          tone: 'green',
        },
      ],
    },
  ]),
  name: 'local-install-ports',
  chapter: CHAPTER,
  width: 720,
  height: 250,
  title: tr('安装包方式的端口', 'Ports of a local install'),
  desc: tr(
    '浏览器经 6042 端口访问 IDMP，IDMP 经 6041 端口访问 taosAdapter；TDengine TSDB Explorer 在 6060 端口。',
    'The browser reaches IDMP on port 6042, IDMP reaches taosAdapter on port 6041; TDengine TSDB Explorer is on port 6060.',
  ),
  draw(_locale, kit) {
    const browser = kit.box({ x: 8, y: 50, w: 110, h: 182, title: tr('浏览器', 'Browser') });
    const idmp = kit.box({
      x: 212,
      y: 50,
      w: 166,
      h: 70,
      title: 'TDengine IDMP',
      tone: 'brand',
      fill: 'soft',
    });
    kit.group({ x: 468, y: 8, w: 244, h: 234, caption: 'TDengine TSDB-Enterprise', tone: 'green' });
    const adapter = kit.box({
      x: 484,
      y: 50,
      w: 212,
      h: 70,
      title: 'taosAdapter',
      lines: [tr('配置项 url 的目标', 'target of the setting url')],
    });
    const explorer = kit.box({
      x: 484,
      y: 172,
      w: 212,
      h: 54,
      title: 'TDengine TSDB Explorer',
      size: 13,
    });
    kit.arrow(browser, idmp, { label: '6042', tone: 'brand' });
    kit.arrow(idmp, adapter, { label: '6041', tone: 'brand' });
    kit.arrow({ x: 118, y: 199 }, explorer, { label: '6060', tone: 'green' });
  },
};
