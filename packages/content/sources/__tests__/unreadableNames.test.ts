import { checkContent } from '../../../../src/assemble/loadSite';
import fs from 'node:fs';
import path from 'node:path';
import { both, makeProject, page, removeProjects } from '../../__tests__/project';

afterAll(removeProjects);

/** Names in the encoding of a Chinese Windows. */
const NAMES = ['d6d02e6d64', 'd6d0'].map((hex) => Buffer.from(hex, 'hex'));

it('reports names that are not UTF-8 beside all other faults', async () => {
  const root = makeProject(both({ 'intro.md': page('[a](./gone.md)\n') }));
  const folder = Buffer.from(`${path.join(root, 'content/en')}/`);
  const [file, sub] = NAMES.map((name) => Buffer.concat([folder, name]));
  if (!file || !sub) throw new Error('no names');
  fs.writeFileSync(file, page());
  fs.mkdirSync(sub);
  fs.writeFileSync(Buffer.concat([sub, Buffer.from('/a.md')]), page());
  const { errors } = await checkContent(root, true);
  expect(errors.filter((line) => line.includes('a name in content/en is not UTF-8'))).toHaveLength(2);
  expect(errors.filter((line) => line.includes('gone.md'))).toHaveLength(2);
});
