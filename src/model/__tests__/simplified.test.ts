import { simplified } from '../simplified';

describe('simplified', () => {
  it('writes traditional characters in their simplified form', () => {
    expect(simplified('報警設置 trend 圖')).toBe('报警设置 trend 图');
  });

  it('leaves all others as they are', () => {
    expect(simplified('元素模板 MQTT 𠮷')).toBe('元素模板 MQTT 𠮷');
  });
});
