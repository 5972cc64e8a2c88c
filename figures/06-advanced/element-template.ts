import { rowsFlow, tr, type Figure } from '../kit';

export const templateInheritance: Figure = {
  name: 'template-inheritance',
  chapter: '06-advanced',
  width: 720,
  height: 190,
  squeeze: 1.8,
  title: tr('元素模板的继承', 'Inheritance of element templates'),
  desc: tr(
    '三个模板依次派生：汽车、电动汽车、某一品牌的电动汽车。每个模板继承前一个的内容，再加上自己的内容。',
    'Three templates, each derived from the one before: vehicle, electric vehicle, electric vehicle of one brand. Each inherits all parts and adds its own.',
  ),
  draw(_locale, kit) {
    const parts = [
      { title: tr('汽车', 'Vehicle'), part: tr('汽车共有的内容', 'Vehicle parts') },
      {
        title: tr('电动汽车', 'Electric vehicle'),
        part: tr('电动汽车共有的内容', 'EV parts'),
      },
      {
        title: tr('某一品牌的电动汽车', 'EV of one brand'),
        part: tr('该品牌特有的内容', 'Brand parts'),
      },
    ];
    const cards = parts.map(({ title }, index) => {
      const area = { x: 8 + index * 248, y: 8, w: 208, h: 152 };
      const room = kit.group({ ...area, caption: title });
      parts.slice(0, index + 1).forEach(({ part }, row) => {
        const own = row === index;
        kit.box({
          x: room.x,
          y: room.y + row * 38,
          w: room.w,
          h: 32,
          lines: [part],
          size: 13,
          tone: own ? 'brand' : 'neutral',
          fill: own ? 'soft' : 'paper',
          dashed: !own,
        });
      });
      return area;
    });
    cards.slice(1).forEach((card, index) => {
      const base = cards[index];
      if (base !== undefined) kit.arrow(base, card);
    });
    kit.legend({
      x: 12,
      y: 178,
      items: [
        { label: tr('自己的', 'own'), tone: 'brand', kind: 'line' },
        { label: tr('继承的', 'inherited'), tone: 'neutral', kind: 'dashed' },
      ],
    });
  },
};

const METERS = ['smeter-1', 'smeter-2'];

export const keywordMapping: Figure = {
  narrow: rowsFlow([
    {
      boxes: [
        {
          title: tr('元素模板：智能电表', 'Element template: Smart Meters'),
          lines: [
            tr('元素命名模式 DEV-${KEYWORD1}', 'Element naming pattern DEV-${KEYWORD1}'),
            tr('源表名称模式 ${KEYWORD1}', 'Table name pattern ${KEYWORD1}'),
            tr('列名 current、voltage；标签 model', 'Columns current, voltage; tag model'),
          ],
          tone: 'brand',
        },
      ],
    },
    {
      boxes: METERS.map((meter) => ({ title: 'KEYWORD1 =', lines: [meter] })),
      tone: 'brand',
      label: tr('创建元素', 'creates'),
    },
    {
      boxes: METERS.map((meter) => ({
        title: `DEV-${meter}`,
        lines: [tr('元素', 'Element')],
        tone: 'brand' as const,
      })),
      dashed: true,
      label: tr('数据引用', 'reads'),
    },
    { boxes: METERS.map((meter) => ({ title: meter, lines: [tr('子表', 'subtable')] })) },
  ]),
  name: 'keyword-mapping',
  chapter: '06-advanced',
  width: 720,
  height: 366,
  title: tr('用 KEYWORD 把子表映射为元素', 'Mapping subtables to elements by a keyword'),
  desc: tr(
    '元素模板的命名模式和源表名称模式都含 KEYWORD1；填入 smeter-1 或 smeter-2，就创建元素 DEV-smeter-1 或 DEV-smeter-2，各自读取同名的子表。',
    'The naming pattern and table name pattern of the template contain KEYWORD1. Entering smeter-1 or smeter-2 creates the element DEV-smeter-1 or DEV-smeter-2, each of which reads its own subtable.',
  ),
  draw(_locale, kit) {
    const template = { x: 8, y: 8, w: 704, h: 168 };
    const room = kit.group({
      ...template,
      caption: tr('元素模板：智能电表', 'Element template: Smart Meters'),
    });
    const naming = kit.box({
      x: room.x,
      y: room.y,
      w: 172,
      h: 84,
      title: tr('元素命名模式', 'Element naming pattern'),
      lines: ['DEV-${KEYWORD1}'],
      size: 13,
      tone: 'brand',
      fill: 'soft',
    });
    kit.table({
      x: naming.x + naming.w + 12,
      y: room.y,
      widths: [154, 180, 156],
      size: 12,
      header: [
        tr('属性模板', 'Attribute template'),
        tr('源表名称模式', 'Table name pattern'),
        tr('列名', 'Column'),
      ],
      rows: [
        [tr('电流', 'Current'), '${KEYWORD1}', 'current'],
        [tr('电压', 'Voltage'), '${KEYWORD1}', 'voltage'],
        [tr('型号', 'Model'), '${KEYWORD1}', tr('model（标签）', 'model (tag)')],
      ],
    });
    const elements = METERS.map((meter, index) => {
      const y = 218 + index * 72;
      const asked = kit.box({
        x: 8,
        y,
        w: 196,
        h: 60,
        title: tr('填写关键字', 'Keyword entered'),
        lines: [`KEYWORD1 = ${meter}`],
        size: 13,
      });
      const element = kit.box({
        x: 268,
        y,
        w: 176,
        h: 60,
        title: `DEV-${meter}`,
        lines: [tr('元素', 'Element')],
        size: 13,
        tone: 'brand',
        fill: 'soft',
      });
      const table = kit.box({
        x: 536,
        y,
        w: 176,
        h: 60,
        title: meter,
        lines: [tr('超级表 smeter 的子表', 'Subtable of smeter')],
        size: 13,
      });
      kit.arrow(asked, element);
      kit.arrow(element, table, { dashed: true, label: index === 0 ? tr('数据引用', 'reads') : undefined });
      return element;
    });
    const [first] = elements;
    if (first !== undefined)
      kit.arrow({ x: first.x + first.w / 2, y: template.y + template.h }, first, {
        tone: 'brand',
        label: tr('创建元素', 'creates elements'),
        labelAt: 'right',
      });
  },
};
