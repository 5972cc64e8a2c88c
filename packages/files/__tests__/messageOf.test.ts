import fs from 'node:fs';
import path from 'node:path';
import { makeProject, removeProjects } from '../../content/__tests__/project';
import { messageOf } from '../messageOf';
import { readTextFile } from '../readTextFile';

afterAll(removeProjects);

describe('messageOf', () => {
  it('says of a file what is wrong and what to do, where Node has a raw sentence', async () => {
    const root = makeProject({ 'a/b.txt': '' });
    const tries = {
      'A path is a folder where': fs.promises.readFile(path.join(root, 'a')).catch(messageOf),
      'a/b.txt/c lies below a file': fs.promises.writeFile(path.join(root, 'a/b.txt/c'), '').catch(messageOf),
      'none does not exist.': fs.promises.readFile(path.join(root, 'none')).catch(messageOf),
    };
    for (const [start, message] of Object.entries(tries)) expect(await message).toContain(start);
  });

  it('names a project file that is a folder, or a link to nothing', () => {
    const root = makeProject({ 'values.json/x': '' });
    fs.symlinkSync('nowhere', path.join(root, 'list.json'));
    const messageFor = (file: string): string => {
      try {
        return readTextFile(root, file) ?? 'none';
      } catch (error) {
        return messageOf(error);
      }
    };
    expect(['values.json', 'list.json', 'other.json'].map(messageFor)).toEqual([
      'values.json is a folder where a file belongs: move it away.',
      'list.json does not exist.',
      'none',
    ]);
  });

  it('names the target of a copy, and speaks of a full disk without a path', () => {
    const full = { code: 'ENOSPC', path: 'from', dest: 'to' };
    expect(messageOf(Object.assign(new Error(), full))).toMatch(/^to cannot be written, as the disk is full/);
    expect(messageOf(Object.assign(new Error(), { code: 'ENOSPC' }))).toMatch(/^A path cannot be written/);
  });

  it('leaves other messages as they are', () => {
    expect(messageOf(new Error('Run "npm run build" first.'))).toBe('Run "npm run build" first.');
    expect(messageOf('text')).toBe('text');
  });
});
