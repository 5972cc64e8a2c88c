import { formFigure, tr, type Figure } from '../kit';

const CHAPTER = '07-operation';

export const aiConnectionForm: Figure = formFigure({
  name: 'form-ai-connection',
  schematic: true,
  chapter: CHAPTER,
  title: tr('AI 连接的表单', 'Form of an AI connection'),
  desc: tr(
    'AI 连接的表单示意图：名称、类型 AI、模型列表、地址、认证类型、密钥。模型列表中有两个用英文逗号分隔的模型名称。',
    'Schematic form of an AI connection: name, type AI, Models, Url, Auth Type and API key. Models holds two model names separated by a comma.',
  ),
  forms: [
    {
      title: tr('连接', 'Connection'),
      sections: [
        {
          rows: [
            [
              { label: tr('名称', 'Name'), value: tr('本地大模型', 'Local model'), required: true },
              { kind: 'select', label: tr('类型', 'Type'), value: 'AI' },
            ],
            [
              {
                kind: 'select',
                label: tr('模型列表', 'Models'),
                value: tr('对话模型,深度思考模型', 'chat-model,thinking-model'),
                mark: 1,
              },
            ],
            [{ kind: 'select', label: tr('地址', 'Url'), value: 'https://…/v1', mono: true, mark: 2 }],
            [
              { kind: 'select', label: tr('认证类型', 'Auth Type'), value: tr('密钥', 'API Key') },
              { label: tr('密钥', 'API Key'), value: '••••••••', mark: 3 },
            ],
          ],
        },
      ],
      buttons: [tr('取消', 'Cancel'), tr('保存', 'Save')],
    },
  ],
  notes: [
    tr(
      '选择或输入；英文逗号前用于对话，逗号后用于深度思考',
      'Choose or type. The name before the comma is for chat, the one after it for deep thinking',
    ),
    tr(
      '须与模型匹配；自行输入的地址应符合 OpenAI API 规范',
      'Must fit the models. A typed address must follow OpenAI API conventions',
    ),
    tr('本地服务大多不需要密钥，认证类型选“无”', 'Local services mostly need none: choose None'),
  ],
});

export const easyImportForm: Figure = formFigure({
  name: 'form-easy-import',
  schematic: true,
  chapter: CHAPTER,
  title: tr('简单导入的页面', 'The Easy Import page'),
  desc: tr(
    '简单导入页面的示意图：上方选择数据库和超级表，右上角是忽略；标签列表中 Location 用作树路径，model 成为静态属性；时序数据列表中勾选 current 和 voltage；按钮为下一个和完成。',
    'Schematic Easy Import page: database and supertable at the top with Ignore; in the tag list Location is the tree path and model becomes a static attribute; in the list of time-series columns current and voltage are ticked; buttons Next Supertable and Finish.',
  ),
  forms: [
    {
      title: tr('简单导入', 'Easy Import'),
      corner: { label: tr('忽略', 'Ignore'), mark: 2 },
      sections: [
        {
          rows: [
            [
              { kind: 'select', label: tr('数据库', 'Database'), value: 'smdb', mark: 1 },
              { kind: 'select', label: tr('超级表', 'Supertable'), value: 'smeter' },
            ],
          ],
        },
        {
          caption: tr('标签', 'Tags'),
          rows: [
            [
              { kind: 'select', label: 'location', value: tr('元素路径', 'Element path'), mark: 3 },
              { label: tr('属性名称', 'Attribute name'), value: '' },
            ],
            [
              { kind: 'select', label: 'model', value: tr('静态属性', 'Static attribute') },
              { label: tr('属性名称', 'Attribute name'), value: tr('型号', 'Model') },
            ],
          ],
        },
        {
          caption: tr('时序数据', 'Time-series columns'),
          rows: [
            [
              { kind: 'checkbox', on: true, label: 'current' },
              { label: tr('属性名称', 'Attribute name'), value: tr('电流', 'Current'), mark: 4 },
            ],
            [
              { kind: 'checkbox', on: true, label: 'voltage' },
              { label: tr('属性名称', 'Attribute name'), value: tr('电压', 'Voltage') },
            ],
          ],
        },
      ],
      buttons: [tr('下一个', 'Next Supertable'), tr('完成', 'Finish')],
    },
  ],
  notes: [
    tr('选好数据库，右边列出它的超级表', 'Choosing a database lists its supertables at the right'),
    tr('不导入这个超级表', 'Leaves this supertable out'),
    tr(
      '含有树路径的标签；可以选多个，元素就出现在多棵树中',
      'The tag that holds the tree path. With several, the element appears in several trees',
    ),
    tr('默认为列名，可以改名', 'The column name unless changed'),
  ],
});

export const assetModelForm: Figure = formFigure({
  name: 'form-asset-model',
  schematic: true,
  chapter: CHAPTER,
  title: tr('资产模型的页面', 'The Asset Model page'),
  desc: tr(
    '资产模型页面的示意图：选择数据库、超级表和元素模板，用替换字符串组成元素名称和元素路径，把标签和时序数据列映射到属性，并设置子表过滤条件；元素名称和元素路径各有预览，按钮为完成。',
    'Schematic Asset Model page: database, supertable and element template; element name and element path put together from replacement strings; tags and time-series columns mapped to attributes; a subtable filter; a Preview each for name and path, and the button Finish.',
  ),
  forms: [
    {
      title: tr('资产模型', 'Asset Model'),
      sections: [
        {
          rows: [
            [
              { kind: 'select', label: tr('数据库', 'Database'), value: 'plant' },
              { kind: 'select', label: tr('超级表', 'Supertable'), value: 'temperature' },
            ],
            [
              {
                kind: 'select',
                label: tr('元素模板', 'Element Template'),
                value: tr('水泵', 'Pump'),
                mark: 1,
              },
            ],
            [
              {
                kind: 'plus',
                label: tr('元素名称', 'Element name'),
                action: tr('预览', 'Preview'),
                value: tr('泵-${device}', 'Pump-${device}'),
                mono: true,
                mark: 2,
              },
            ],
            [
              {
                kind: 'plus',
                label: tr('元素路径', 'Element path'),
                action: tr('预览', 'Preview'),
                value: tr('一号厂.${line}', 'Plant 1.${line}'),
                mono: true,
              },
            ],
          ],
        },
        {
          caption: tr('标签与指标映射到属性', 'Tags and metrics to attributes'),
          rows: [
            [
              {
                kind: 'select',
                label: tr('标签 device', 'Tag device'),
                value: tr('设备编号', 'Device ID'),
                mark: 3,
              },
              { kind: 'select', label: tr('标签 line', 'Tag line'), value: tr('无', 'None') },
            ],
            [{ kind: 'select', label: tr('指标 val', 'Metric val'), value: tr('温度', 'Temperature') }],
            [{ label: tr('子表过滤', 'Subtable filter'), value: '…', mark: 4 }],
          ],
        },
      ],
      buttons: [tr('完成', 'Finish')],
    },
  ],
  notes: [
    tr('模板及其属性须提前建好', 'The template and its attributes must exist'),
    tr(
      '用 + 插入子表的标签值；“预览”显示得到的名称和路径',
      '+ inserts tag values of the subtable; Preview shows the names or paths that result',
    ),
    tr('不需要的标签选“无”', 'None leaves a tag out'),
    tr('只取属于该模板的子表', 'Takes only the subtables that belong to the template'),
  ],
});
