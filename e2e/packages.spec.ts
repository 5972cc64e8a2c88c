import { LANGUAGES } from './support/names';
import { expect, test } from './support/partsTest';

const HEADS = {
  en: ['File', 'Version', 'Platform', 'Architecture', 'Size'],
  'zh-Hans': ['文件', '版本', '平台', '架构', '大小'],
};

for (const language of LANGUAGES) {
  test.describe(`packages in ${language}`, () => {
    test.use({ language });

    test('a list of packages shows those of the release, each with its download', async ({ doc }) => {
      await doc.open('packages');
      const step = doc.article.getByRole('listitem').first();
      const table = step.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText(HEADS[language]);
      await expect(table.locator('tbody tr')).toHaveText([
        'idmp-1.0.2.3-linux-x64.tar.gz1.0.2.3Linux-Genericx649 MB',
        'idmp-1.0.2.3-linux-arm64.tar.gz1.0.2.3Linux-Genericarm648 MB',
      ]);
      for (const name of ['idmp-1.0.2.3-linux-x64.tar.gz', 'idmp-1.0.2.3-linux-arm64.tar.gz'])
        await expect(table.getByRole('link', { name })).toHaveAttribute(
          'href',
          `https://downloads.example/${name}`,
        );
    });
  });
}
