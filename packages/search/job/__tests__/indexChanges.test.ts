import { createRecord } from '../../model/__tests__/searchFixtures';
import { dangerOf, indexChanges, recordFaults, sizeOf } from '../indexChanges';

const record = (id: string, digest = id) => createRecord({ objectID: id, url: `/${id}`, digest });
const remote = (id: string, digest = id) => ({ objectID: id, digest });
const ids = (records: readonly { objectID: string }[]) => records.map(({ objectID }) => objectID);

describe('indexChanges', () => {
  it('distinguishes new, changed, missing and unchanged records', () => {
    const changes = indexChanges(
      [record('same'), record('new'), record('other', 'now')],
      [remote('same'), remote('gone'), remote('other', 'before')],
    );
    expect(ids(changes.add)).toEqual(['new']);
    expect(ids(changes.change)).toEqual(['other']);
    expect(changes.remove).toEqual(['gone']);
    expect(changes.unchanged).toBe(1);
    expect(sizeOf(changes)).toBe(3);
  });
});

describe('recordFaults', () => {
  it('refuses an empty set', () => {
    expect(recordFaults([])).toEqual(['there are no records; an empty set would empty the index']);
  });

  it('names the page of a record that is too big', () => {
    const big = createRecord({ url: '/en/long', content: '长'.repeat(3_400) });
    expect(recordFaults([big])[0]).toMatch(
      /^a record of \/en\/long has \d{5} bytes, at most 10000 are allowed/,
    );
  });

  it('names the pages of records with the same id', () => {
    const twins = [createRecord({ objectID: 'x', url: '/a' }), createRecord({ objectID: 'x', url: '/b' })];
    expect(recordFaults(twins)).toEqual(['records of /a and /b have the same id x']);
  });

  it('accepts valid records', () => {
    expect(recordFaults([record('a'), record('b')])).toEqual([]);
  });
});

describe('dangerOf', () => {
  const known = Array.from({ length: 10 }, (_, i) => remote(`${i}`));
  const removing = (count: number) => ({
    add: [],
    change: [],
    remove: ids(known.slice(0, count)),
    unchanged: 0,
  });

  it('warns when more than 30 % would be deleted', () => {
    expect(dangerOf(removing(3), known)).toBeNull();
    expect(dangerOf(removing(4), known)).toBe(
      '4 of 10 records (40 %) would be deleted; --force does it nevertheless',
    );
  });

  it('sees no danger in an empty index', () => {
    expect(dangerOf(removing(0), [])).toBeNull();
  });
});
