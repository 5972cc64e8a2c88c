import { createPinyin } from '../pinyin';

const names = ['模板', '事件管理', '用 IDMP 管理', 'Docker'];
const pinyin = createPinyin('ban板guan管jian件li理mo模mu模shi事yong用', () => names);

describe('createPinyin', () => {
  it('finds the name that letters spell, however an input method separates them', () => {
    for (const typed of ['shijianguanli', "shi'jian'guan'li", 'Shi Jian Guan Li'])
      expect(pinyin.nameOf(typed)).toBe('事件管理');
    expect(pinyin.nameOf('yongidmpguanli')).toBe('用 IDMP 管理');
  });

  it('accepts each reading of a character', () => {
    expect([pinyin.nameOf('moban'), pinyin.nameOf('muban')]).toEqual(['模板', '模板']);
  });

  it('finds nothing for other texts', () => {
    for (const text of ['shijian', 'docker', '事件管理', '', 'shijianguanlili'])
      expect(pinyin.nameOf(text)).toBeUndefined();
    expect(createPinyin('', () => names).nameOf('moban')).toBeUndefined();
  });
});
