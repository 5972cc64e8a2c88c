import type { Locale } from '../model/locale';

/** Terms that readers may know from elsewhere, and the site's own terms for the same thing. */
export type SearchSynonym = readonly [other: string, own: string];

export const SEARCH_SYNONYMS: Record<Locale, readonly SearchSynonym[]> = {
  en: [
    ['tree hierarchy', 'data catalog'],
    ['prediction', 'forecasting'],
    ['replacement parameter', 'placeholder variable'],
    ['substitution parameter', 'placeholder variable'],
    ['uom', 'unit of measurement'],
    ['unasked intelligence', 'insights pushed by ai'],
    ['intelligent data query', 'chat bi'],
  ],
  'zh-Hans': [
    ['计算公式', '公式'],
    ['字符串builder', '字符串生成器'],
    ['附加属性', '附加特性'],
    ['个性化属性', '附加特性'],
    ['语境化', '情景化'],
    ['模版', '模板'],
    ['允许扩展', '容许扩展'],
    ['替换参数', '替换字符串'],
    ['类别', '分类'],
    ['物理单位', '计量单位'],
    ['触发类型', '触发方式'],
    ['定时窗口', '周期窗口'],
    ['严重级别', '严重程度'],
    ['联系途径', '通知途径'],
    ['联系点', '通知途径'],
    ['看板', '仪表板'],
    ['面包屑', '路径条'],
    ['链接', '连接'],
  ],
};
