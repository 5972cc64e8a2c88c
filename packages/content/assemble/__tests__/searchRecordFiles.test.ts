import path from 'node:path';
import { createRecord } from '../../../search/model/__tests__/searchFixtures';
import { makeProject, removeProjects } from '../../__tests__/project';
import { readSearchRecords, writeSearchRecords } from '../searchRecordFiles';

let dir: string;
beforeEach(() => {
  dir = path.join(makeProject({}), 'search-records');
});
afterAll(removeProjects);

describe('readSearchRecords', () => {
  it('returns the stored records by language', async () => {
    const records = { 'zh-Hans': [createRecord({ language: 'zh-Hans' })], en: [createRecord()] };
    await writeSearchRecords('zh-Hans', records['zh-Hans'], dir);
    await writeSearchRecords('en', records.en, dir);
    expect(await readSearchRecords(dir)).toEqual(records);
  });

  it('returns none, and more than a line has', async () => {
    const many = Array.from({ length: 2_001 }, (_, id) => createRecord({ objectID: `record ${id}` }));
    await writeSearchRecords('zh-Hans', [], dir);
    await writeSearchRecords('en', many, dir);
    expect(await readSearchRecords(dir)).toEqual({ 'zh-Hans': [], en: many });
  });

  it('throws with a hint before the first build', async () => {
    await expect(readSearchRecords(dir)).rejects.toThrow(`no records in ${dir}; run "npm run build" first`);
  });
});
