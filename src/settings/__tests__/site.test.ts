import fs from 'node:fs';
import { releaseOf } from '../site';

describe('releaseOf', () => {
  it('is the newest release that the content describes', () => {
    const folder = fs.readdirSync('content/en').find((name) => name.endsWith('release-history')) ?? '';
    const releases = fs.readdirSync(`content/en/${folder}`).filter((name) => /^\d/.test(name));
    const newest = releases.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
    expect(newest?.startsWith(`${releaseOf()}.`)).toBe(true);
  });

  it('is the name of the folder for a version without a setting', () => {
    expect(releaseOf('1.0.3')).toBe('1.0.3');
  });
});
