import { simplified } from '../simplified';

describe('simplified', () => {
  it('converts traditional to simplified characters', () => {
    expect(simplified('報警設置 trend 圖')).toBe('报警设置 trend 图');
  });

  it('keeps all others', () => {
    expect(simplified('元素模板 MQTT 𠮷')).toBe('元素模板 MQTT 𠮷');
  });
});
