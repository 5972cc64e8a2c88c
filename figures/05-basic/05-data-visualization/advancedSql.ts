import { formFigure, tr, type Figure } from '../../kit';
import { CHAPTER } from './parts';

export const advancedSqlForm: Figure = formFigure({
  name: 'form-advanced-sql',
  chapter: CHAPTER,
  title: tr('“高级”查询', 'The Advanced query'),
  desc: tr(
    '高级开关打开后的查询块：查询类型 TDengine，SQL 中用 ${FROM_TIME} 和 ${TO_TIME} 限定时间；验证成功后选择时间列和维度。',
    'Query block after the switch Advanced is on: query kind TDengine, SQL with ${FROM_TIME} and ${TO_TIME}; after Verify succeeds, Time Column and Dimensions are chosen.',
  ),
  forms: [
    {
      title: tr('指标与维度', 'Metrics and dimensions'),
      sections: [
        {
          rows: [
            [{ kind: 'switch', on: true, label: tr('高级', 'Advanced'), mark: 1 }],
            [{ kind: 'select', label: tr('查询类型', 'Query kind'), value: 'TDengine', mark: 2 }],
            [
              {
                label: 'SQL',
                value:
                  'select _wstart ts, max(voltage) v\nfrom meters\nwhere ts >= ${FROM_TIME}\n  and ts < ${TO_TIME}\ninterval(1h)',
                mono: true,
                mark: 3,
              },
            ],
          ],
        },
        {
          rows: [
            [
              { kind: 'select', label: tr('时间列', 'Time Column'), value: 'ts', mark: 4 },
              { kind: 'select', label: tr('维度', 'Dimensions'), value: tr('请选择', 'Select') },
            ],
          ],
        },
      ],
      aside: tr('格式化', 'Format'),
      buttons: [tr('✓ 验证', '✓ Verify')],
    },
  ],
  notes: [
    tr('打开后可以添加多条 SQL', 'Once on, several queries can be added'),
    tr('TDengine：元素所在连接的数据；事件：系统生成的事件', 'TDengine: data of the element’s connection. Event: events raised in the system'),
    tr('输入 FROM_TIME 后按回车，插入替换参数', 'Type FROM_TIME and press Enter to insert the parameter'),
    tr('验证成功后才能选择', 'To be chosen once Verify has succeeded'),
  ],
});
