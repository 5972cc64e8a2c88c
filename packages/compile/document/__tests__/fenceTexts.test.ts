import { compile } from './compile';

const fencesOf = async (text: string) => (await compile(text)).fences;

describe('fences for comparison', () => {
  it('have no comments and no empty lines', async () => {
    const [fence] = await fencesOf('```yaml\n# Adresse\nurl: "http://a#b"  # hier\n\nport: 1\n```');
    expect(fence).toEqual({
      file: 'content/en/page.md',
      line: 4,
      language: 'yaml',
      text: 'url: "http://a#b"\nport: 1',
    });
  });

  it('know the comments of each language', async () => {
    const texts = (
      await fencesOf('```sql\nSELECT 1; -- x\n```\n\n```js\na(); // x\n```\n\n```text\n# kept\n```')
    ).map(({ text }) => text);
    expect(texts).toEqual(['SELECT 1;', 'a();', '# kept']);
  });
});
