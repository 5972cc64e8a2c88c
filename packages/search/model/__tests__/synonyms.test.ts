import { synonymsOf } from '../synonyms';

const terms = { en: ['event', 'alarm'], 'zh-Hans': ['事件', '报警'] };

describe('synonymsOf', () => {
  it('maps its words and the first two of the other language to the own term', () => {
    const long = { ...terms, 'zh-Hans': [...terms['zh-Hans'], '告警'] };
    expect(synonymsOf([{ id: 'a', kind: 'same', terms: long }], 'en')).toEqual([
      { own: 'event', others: ['alarm', '事件', '报警'] },
    ]);
  });

  it('skips groups without another word', () => {
    const alone = { en: ['Webhook'], 'zh-Hans': ['Webhook'] };
    expect(synonymsOf([{ id: 'a', kind: 'same', terms: alone }], 'en')).toEqual([]);
  });
});
