import { checkContent } from '../../../../core/assemble/checkContent';
import { both, linesOf, makeProject, page, removeProjects } from '../../../../core/__tests__/project';

afterAll(removeProjects);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const tree = (zh: string, en: string) => ({
  ...both({ 'images/a.svg': SVG }),
  'content/zh-Hans/index.md': page(zh),
  'content/en/index.md': page(en),
});
const PICTURE = '![图 A](./images/a.svg)\n\n';

describe('steps', () => {
  it('without a picture are named with line and remedy in each language', async () => {
    const files = tree(
      `## 第 1 步：加载 {#a}\n\n${PICTURE}## 第 2 步：保存 {#b}\n\n保存。\n\n## 结束 {#c}\n\n${PICTURE}`,
      `## Step 1: Load {#a}\n\nLoad.\n\n### Check {#b}\n\n## Step 2: Save {#c}\n\n${PICTURE}`,
    );
    const found = (await linesOf(files)).filter((line) => line.includes('shows no image'));
    expect(found).toEqual([
      'content/en/index.md:5: warning: the step "Step 1: Load" shows no image, add ![description](./images/….svg) below it',
      'content/zh-Hans/index.md:9: warning: the step "第 2 步：保存" shows no image, add ![description](./images/….svg) below it',
    ]);
  });

  it('may show it in a section of their own, and other headings need none', async () => {
    const text = (step: string, other: string) =>
      `## ${step} {#a}\n\n### ${other} {#b}\n\n${PICTURE}## ${other} 2 {#c}\n\n`;
    const files = tree(text('第 1 步：加载', '步骤'), text('Step 1: Load', 'Steps'));
    const { warnings } = await checkContent(makeProject(files), true);
    expect(warnings.filter((line) => line.includes('shows no image'))).toEqual([]);
  });
});
