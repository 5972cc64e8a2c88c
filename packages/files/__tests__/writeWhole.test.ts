import fs from 'node:fs/promises';
import path from 'node:path';
import { makeProject, removeProjects } from '../../content/__tests__/project';
import { writeWhole } from '../writeFile';

afterAll(removeProjects);

describe('writeWhole', () => {
  it('leaves the old file and nothing else if the disk is full', async () => {
    const folder = path.join(makeProject({ 'out/a.txt': 'old' }), 'out');
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const { writeFile } = fs;
    jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (file) => {
      await writeFile(file, 'ne');
      throw full;
    });
    await expect(writeWhole(path.join(folder, 'a.txt'), 'new')).rejects.toBe(full);
    expect(await fs.readdir(folder)).toEqual(['a.txt']);
    expect(await fs.readFile(path.join(folder, 'a.txt'), 'utf8')).toBe('old');
  });
});
