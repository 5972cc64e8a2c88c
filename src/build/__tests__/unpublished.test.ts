import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@idmp/files';
import { putBackBuildFiles, takeOutBuildFiles } from '../unpublished';
import { makeProject, removeProjects } from '../../../packages/content/__tests__/project';

afterAll(removeProjects);

const FILES = {
  'public/index.html': 'page',
  'public/page-data/app-data.json': '{}',
  'public/webpack.stats.json': '{}',
  'public/chunk-map.json': '{}',
  'public/~partytown/partytown.js': 'x',
  'public/_gatsby/slices/_gatsby-scripts-1.html': 'slice',
};

describe('build-only files', () => {
  const root = makeProject(FILES);
  const [publicDir, keepDir] = [path.join(root, 'public'), path.join(root, '.cache/kept')];
  const slice = path.join(publicDir, '_gatsby/slices/_gatsby-scripts-1.html');

  it('are not published', async () => {
    await takeOutBuildFiles(publicDir, keepDir);
    expect(await listFiles(publicDir)).toEqual(['index.html', 'page-data/app-data.json']);
    expect(fs.readFileSync(path.join(keepDir, 'webpack.stats.json'), 'utf8')).toBe('{}');
  });

  it('are restored for the next build', async () => {
    await putBackBuildFiles(publicDir, keepDir);
    expect(fs.readFileSync(slice, 'utf8')).toBe('slice');
  });

  it('are not overwritten if that build has its own', async () => {
    fs.writeFileSync(slice, 'newer');
    await putBackBuildFiles(publicDir, keepDir);
    expect(fs.readFileSync(slice, 'utf8')).toBe('newer');
    await takeOutBuildFiles(publicDir, keepDir);
    await putBackBuildFiles(publicDir, keepDir);
    expect(fs.readFileSync(slice, 'utf8')).toBe('newer');
  });

  it('may be missing altogether', async () => {
    const empty = makeProject({ 'public/index.html': 'page' });
    await takeOutBuildFiles(path.join(empty, 'public'), path.join(empty, '.cache/kept'));
    await putBackBuildFiles(path.join(empty, 'public'), path.join(empty, '.cache/kept'));
    expect(await listFiles(path.join(empty, 'public'))).toEqual(['index.html']);
  });
});
