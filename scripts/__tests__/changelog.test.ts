import fs from 'node:fs';

const HEADINGS = fs
  .readFileSync('CHANGELOG.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('## '));
const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string };
const RELEASE = /^## (\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$/;

describe('the changelog', () => {
  const releases = HEADINGS.flatMap((line) => {
    const [, name = '', day = ''] = RELEASE.exec(line) ?? [];
    return name ? [{ name, day }] : [];
  });

  it('has sections for releases with their day, below one for what is not released', () => {
    expect(HEADINGS.filter((line) => !RELEASE.test(line))).toEqual(['## Unreleased']);
    expect(HEADINGS[0]).toBe('## Unreleased');
  });

  it('has the release that package.json names first, and the newest day first', () => {
    expect(releases[0]?.name).toBe(version);
    const days = releases.map(({ day }) => day);
    expect(days).toEqual([...days].sort().reverse());
  });
});
