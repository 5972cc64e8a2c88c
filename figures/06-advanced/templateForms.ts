import { formFigure, tr, type Figure } from '../kit';

const CHAPTER = '06-advanced';
const METERS = tr('智能电表', 'Smart Meters');
const HINT = tr(
  '请输入数据库 smdb 里超级表 smeter 的子表名',
  'Subtable name from smeter\nsupertable in smdb database',
);
const BUTTONS = [tr('取消', 'Cancel'), tr('保存', 'Save')];

export const elementTemplateForm: Figure = formFigure({
  name: 'form-element-template',
  schematic: true,
  chapter: CHAPTER,
  title: tr('元素模板的表单', 'Form of an element template'),
  desc: tr(
    '创建元素模板的表单示意图：名称、基础模板、分类、仅作为基础模板、容许扩展，以及元素命名模式 DEV-${KEYWORD1}，旁边有 + 按钮。',
    'Schematic form of a new element template: name, base template, category, Base Template Only, Allow Extension, and the Element Naming Pattern DEV-${KEYWORD1} with a + button beside it.',
  ),
  forms: [
    {
      title: tr('创建元素模板', 'New Element Template'),
      sections: [
        {
          rows: [
            [{ label: tr('名称', 'Name'), value: METERS, required: true }],
            [
              { kind: 'select', label: tr('基础模板', 'Base template'), mark: 1 },
              { kind: 'select', label: tr('分类', 'Categories') },
            ],
            [{ label: tr('描述', 'Description') }],
            [{ kind: 'checkbox', label: tr('仅作为基础模板', 'Base Template Only'), mark: 2 }],
            [{ kind: 'checkbox', on: true, label: tr('容许扩展', 'Allow Extension'), mark: 3 }],
            [
              {
                kind: 'plus',
                label: tr('元素命名模式', 'Element Naming Pattern'),
                value: 'DEV-${KEYWORD1}',
                mono: true,
                mark: 4,
              },
            ],
          ],
        },
      ],
      buttons: BUTTONS,
    },
  ],
  notes: [
    tr('继承哪个模板（可选）', 'The template to inherit from (optional)'),
    tr(
      '只供其他模板继承，不能创建元素',
      'Only a parent of other templates; no element can be created from it',
    ),
    tr('元素可以添加自己的属性、分析和面板', 'Elements may add attributes, analyses and panels of their own'),
    tr(
      '新元素的名称怎样组成；+ 列出可用的替换字符串',
      'How the name of a new element is put together; + lists the placeholders',
    ),
  ],
});

export const keywordDialogs: Figure = formFigure({
  name: 'form-keyword',
  chapter: CHAPTER,
  title: tr('定义和填写关键字', 'Defining and filling in a keyword'),
  desc: tr(
    '两个对话框：定义模板时点击 + 选择 KEYWORD，并填写说明；用模板创建元素时，对话框显示这段说明，要求填写 KEYWORD1 的值 smeter-1。',
    'Two dialogs. While the template is defined, + and KEYWORD are chosen and a description is entered. When an element is created from the template, a dialog shows the description and asks for the value of KEYWORD1, here smeter-1.',
  ),
  forms: [
    {
      title: tr('定义模板：+ → KEYWORD', 'Template: + → KEYWORD'),
      sections: [
        {
          rows: [
            [
              {
                kind: 'plus',
                label: tr('元素命名模式', 'Element Naming Pattern'),
                value: 'DEV-',
                mono: true,
              },
            ],
            [{ kind: 'select', label: '+', value: 'KEYWORD' }],
            [{ label: tr('说明', 'Description'), value: HINT, required: true }],
          ],
        },
      ],
      buttons: [tr('确认', 'Confirm')],
    },
    {
      title: tr('用模板创建元素', 'Creating an element'),
      sections: [
        {
          caption: HINT,
          rows: [
            [{ label: 'KEYWORD1', value: 'smeter-1', mono: true, required: true }],
            [{ label: tr('新元素', 'New element'), value: 'DEV-smeter-1', mono: true, placeholder: true }],
          ],
        },
      ],
      buttons: [tr('确认', 'Confirm')],
    },
  ],
});

export const attributeTemplateForm: Figure = formFigure({
  name: 'form-data-reference',
  chapter: CHAPTER,
  title: tr('属性模板与数据引用', 'Attribute template and data reference'),
  desc: tr(
    '上方是属性模板表单：名称、数据类型、计量单位、默认值、数据引用类型 TDengine 指标。下方是数据引用设置对话框：连接 TDengine、数据库 smdb、源表名称模式 ${KEYWORD1}、列名 current，带检查和确认按钮。',
    'Above, the form of an attribute template: name, data type, unit of measurement, default value and the data reference type TDengine Metric. Below, the data reference dialog: connection TDengine, database smdb, Table Name Pattern ${KEYWORD1}, column current, with the buttons Check and Confirm.',
  ),
  forms: [
    {
      title: tr('属性模板', 'Attribute Template'),
      sections: [
        {
          rows: [
            [
              { label: tr('名称', 'Name'), value: tr('电流', 'Current'), required: true },
              { kind: 'select', label: tr('数据类型', 'Data type'), value: 'Float' },
            ],
            [
              { kind: 'select', label: tr('计量单位', 'Unit of measurement'), value: tr('安培', 'ampere') },
              { label: tr('默认值', 'Default value') },
            ],
            [
              {
                kind: 'select',
                label: tr('数据引用类型', 'Data reference type'),
                value: tr('TDengine 指标', 'TDengine Metric'),
                mark: 1,
              },
            ],
            [
              {
                label: tr('数据引用设置', 'Data Reference Expression'),
                value: "connections['TDengine']/ databases['smdb']/…",
                mono: true,
                mark: 2,
              },
            ],
          ],
        },
      ],
      buttons: BUTTONS,
    },
    {
      title: tr('数据引用设置', 'Data Reference Expression'),
      sections: [
        {
          rows: [
            [
              { kind: 'select', label: tr('连接', 'Connection'), value: 'TDengine' },
              { kind: 'select', label: tr('数据库', 'Database'), value: 'smdb' },
            ],
            [
              {
                kind: 'plus',
                label: tr('源表名称模式', 'Table Name Pattern'),
                value: '${KEYWORD1}',
                mono: true,
                mark: 3,
              },
            ],
            [{ label: tr('列名', 'Column'), value: 'current', mono: true }],
          ],
        },
      ],
      aside: tr('检查', 'Check'),
      buttons: [tr('确认', 'Confirm')],
    },
  ],
  notes: [
    tr(
      '指标对应表中的一列，标签对应表的标签值',
      'A metric is a column of the table, a tag is a tag value of it',
    ),
    tr('点击输入框，打开下面的对话框', 'Click the field to open the dialog below'),
    tr(
      '不要写固定的表名，否则所有元素都读同一张表',
      'No fixed table name, or every element reads the same table',
    ),
  ],
});

export const eventTemplateForm: Figure = formFigure({
  name: 'form-event-template',
  schematic: true,
  chapter: CHAPTER,
  title: tr('事件模板的表单', 'Form of an event template'),
  desc: tr(
    '事件模板的表单示意图：名称、分类、基础模板、严重程度、仅作为基础模板、容许扩展、需要确认，以及由元素名称、分析名称和开始时间组成的命名模式。',
    'Schematic form of an event template: name, category, base template, severity level, Base Template Only, allow extension, requires acknowledgment, and a naming pattern of element name, analysis name and start time.',
  ),
  forms: [
    {
      title: tr('事件模板', 'Event Template'),
      sections: [
        {
          rows: [
            [
              { label: tr('名称', 'Name'), value: tr('电流过高', 'Overcurrent'), required: true },
              { kind: 'select', label: tr('分类', 'Categories') },
            ],
            [
              { kind: 'select', label: tr('基础模板', 'Base template') },
              { kind: 'select', label: tr('严重程度', 'Severity'), value: tr('警告', 'warning') },
            ],
            [{ label: tr('描述', 'Description') }],
            [
              { kind: 'switch', label: tr('仅作为基础模板', 'Base Template Only') },
              { kind: 'switch', on: true, label: tr('容许扩展', 'Allow Extension') },
            ],
            [{ kind: 'switch', on: true, label: tr('需要确认', 'Requires Acknowledgment'), mark: 1 }],
            [
              {
                kind: 'plus',
                label: tr('命名模式', 'Event Naming Pattern'),
                value: tr('元素名称 - 分析名称 - 开始时间', 'Element name - Analysis name - Start time'),
                mark: 2,
              },
            ],
          ],
        },
      ],
      buttons: BUTTONS,
    },
  ],
  notes: [
    tr(
      '无人确认时，按通知规则重发和升级',
      'Unacknowledged events are sent again and escalated by the notification rule',
    ),
    tr(
      '用 + 插入这些替换字符串；从名称就能看出元素、分析和时间',
      '+ inserts these placeholders; the name then tells the element, the analysis and the time',
    ),
  ],
});

export const contactPointForm: Figure = formFigure({
  name: 'form-contact-point',
  schematic: true,
  chapter: CHAPTER,
  title: tr('通知途径的表单', 'Forms of a contact point'),
  desc: tr(
    '两个通知途径表单：类型为邮箱时从地址列表选择用户；类型为飞书时在地址栏填写机器人的 Webhook 地址。',
    'Two forms of a contact point: with the type Email, users are picked from the address list; with the type Feishu, the address field holds the Webhook address of the bot.',
  ),
  forms: [
    {
      title: tr('通知途径：邮箱', 'Contact point: Email'),
      sections: [
        {
          rows: [
            [{ label: tr('名称', 'Name'), value: tr('值班人员', 'Duty staff'), required: true }],
            [{ kind: 'select', label: tr('通知类型', 'Notification type'), value: tr('邮箱', 'Email') }],
            [{ kind: 'select', label: tr('地址', 'Address'), value: 'li@example.com' }],
            [{ label: tr('描述', 'Description') }],
          ],
        },
      ],
      buttons: [tr('保存', 'Save')],
    },
    {
      title: tr('通知途径：飞书', 'Contact point: Feishu'),
      sections: [
        {
          rows: [
            [{ label: tr('名称', 'Name'), value: tr('值班群', 'Duty group'), required: true }],
            [{ kind: 'select', label: tr('通知类型', 'Notification type'), value: tr('飞书', 'Feishu') }],
            [{ label: tr('地址', 'Address'), value: tr('机器人的 Webhook 地址', 'Webhook URL of the bot') }],
            [{ label: tr('描述', 'Description') }],
          ],
        },
      ],
      buttons: [tr('保存', 'Save')],
    },
  ],
});
