import { existsSync, readFileSync } from 'node:fs';

const SCREENS = 3;
const LINES_PER_SCREEN = 45;
const text = readFileSync('docs/architecture.md', 'utf8');
const named = [...text.matchAll(/\b(?:src|scripts)\/[\w/.-]+\w/g)].map(([file]) => file);

describe('docs/architecture.md', () => {
  it('names files of the project', () => {
    expect(named.length).toBeGreaterThan(30);
  });

  it.each([...new Set(named)])('%s exists', (file) => {
    expect(existsSync(file)).toBe(true);
  });

  it('fits on three screens', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(SCREENS * LINES_PER_SCREEN);
  });
});
