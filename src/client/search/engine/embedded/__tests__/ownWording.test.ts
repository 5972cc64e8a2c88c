import { createReword } from '../ownWording';

const english = createReword([
  { own: 'placeholder variable', others: ['replacement parameter'] },
  { own: 'data catalog', others: ['asset tree', '资产树'] },
  { own: 'element template', others: ['blueprint'] },
  { own: 'element', others: ['pump', 'template', 'blueprint'], isNarrower: true },
]);
const chinese = createReword([
  { own: '模板', others: ['模版'] },
  { own: '替换字符串', others: ['替换参数'] },
  { own: '元素模板', others: ['设备类型'] },
  { own: '元素', others: ['设备'], isNarrower: true },
]);

describe('createReword', () => {
  it('puts the words of the site in place of others, in either number', () => {
    expect(english('Replacement parameters in names')?.text).toBe('placeholder variable in names');
    expect(chinese('元素模版的替换参数')?.text).toBe('元素模板的替换字符串');
  });

  it('reads full-width letters and any space', () => {
    expect(english('ａｓｓｅｔ　 tree')?.text).toBe('data catalog');
  });

  it('takes words of the other language', () => {
    expect(english('怎么看资产树')?.text).toBe('怎么看 data catalog');
  });

  it('prefers longer words, and the same meaning to a narrower one', () => {
    expect(chinese('设备类型')?.text).toBe('元素模板');
    expect(english('blueprint')?.text).toBe('element template');
    expect(english('pump')?.weight).toBeLessThan(english('blueprint')?.weight ?? 0);
  });

  it('leaves the words of the site whole, and parts of longer words', () => {
    expect(english('element template')).toBeNull();
    expect(english('pumpkin templates2')).toBeNull();
    expect(createReword([])('pump')).toBeNull();
  });
});
