import { packSynonyms, synonymsOf, unpackSynonyms } from '../synonyms';

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

describe('packSynonyms', () => {
  it('can be read back', () => {
    const synonyms = [
      { own: 'event', others: ['alarm', '报警'] },
      { own: 'element', others: ['pump'], isNarrower: true as const },
    ];
    expect(unpackSynonyms(packSynonyms(synonyms))).toEqual(synonyms);
    expect(unpackSynonyms(packSynonyms([]))).toEqual([]);
  });

  it('keeps spaces apart from its own', () => {
    expect(unpackSynonyms(packSynonyms([{ own: 'data\tcatalog', others: ['asset\ntree'] }]))).toEqual([
      { own: 'data catalog', others: ['asset tree'] },
    ]);
  });
});
