import { makeProject, removeProjects } from '../../../../../packages/markdown/__tests__/project';
import { publishedFolder } from '../../../../../packages/hosts/published/__tests__/publishedFolder';
import { PublishedFiles } from '@idmp/hosts';
import { readFigures } from '../figures';

afterAll(removeProjects);

describe('readFigures', () => {
  it('embeds photos as data URLs, and leaves out what the build did not write', async () => {
    const root = makeProject({ 'secret.txt': 'canary' });
    const publicDir = await publishedFolder(root, { 'a b.png': 'png', 'b.svg': '<svg/>' });
    const files = await PublishedFiles.of(publicDir);
    const addresses = ['/a%20b.png', '/b.svg?v=1', '/gone.svg', '/../secret.txt', '/%2e%2e/secret.txt'];
    const { figures, refused } = await readFigures(files, addresses);
    expect(figures).toEqual({ '/a%20b.png': 'data:image/png;base64,cG5n', '/b.svg?v=1': '<svg/>' });
    expect(refused.map(({ message }) => message)).toEqual([
      '"../secret.txt" is not a file of the last build, so it is not read.',
      '"../secret.txt" is not a file of the last build, so it is not read.',
      '"gone.svg" is not a file of the last build, so it is not read.',
    ]);
  });
});
