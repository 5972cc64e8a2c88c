import { addressOfFile } from '../publishedFiles';

describe('addressOfFile', () => {
  it('is the address at which readers get the file', () => {
    expect(
      ['index.html', 'en/index.html', '基础/数据 模型/index.html', '404.html', 'a/b.json'].map(addressOfFile),
    ).toEqual([
      '/',
      '/en',
      '/%E5%9F%BA%E7%A1%80/%E6%95%B0%E6%8D%AE%20%E6%A8%A1%E5%9E%8B',
      '/404.html',
      '/a/b.json',
    ]);
  });
});
