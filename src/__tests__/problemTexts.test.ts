import { readFileSync } from 'node:fs';
import english from '../../locales/en/problems.json';
import { listVisibleFiles } from '@idmp/files';

const keys = Object.keys(english);

describe('the texts of problems', () => {
  it('have no phrase that nothing says', async () => {
    const sources = await Promise.all(
      ['packages', 'src'].map(async (folder) =>
        (await listVisibleFiles(folder)).map((file) => `${folder}/${file}`),
      ),
    );
    const code = sources
      .flat()
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const phrases = keys.flatMap((key) => /^phrase\.(?!kind-)(.*)$/.exec(key)?.[1] ?? []);
    expect(phrases.filter((phrase) => !code.includes(`'${phrase}'`))).toEqual([]);
  });
});
