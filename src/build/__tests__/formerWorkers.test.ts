import { listFiles } from '@idmp/files';
import { makeProject, removeProjects } from '../../../packages/content/__tests__/project';
import { endFormerWorkers } from '../formerWorkers';

it('writes the worker under the usual name and the one that is set, and removes the latter with the setting', async () => {
  const folder = makeProject({});
  const filesAfter = async (name: string): Promise<string[]> => {
    await endFormerWorkers(folder, name);
    return (await listFiles(folder)).filter((file) => file.endsWith('.js'));
  };
  expect(await filesAfter('pwa/worker.js')).toEqual(['pwa/worker.js', 'sw.js']);
  expect(await filesAfter('')).toEqual(['sw.js']);
  removeProjects();
});
