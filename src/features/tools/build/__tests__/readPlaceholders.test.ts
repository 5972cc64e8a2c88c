import { readPlaceholders } from '../readPlaceholders';
import { describeProblem } from '@idmp/model';

const entry = { id: 'host', find: ['your-host-ip'], en: 'Address of the host', 'zh-Hans': '主机地址' };

const faults = (change: object): string[] =>
  readPlaceholders(JSON.stringify([{ ...entry, ...change }])).problems.map(
    (problem) => describeProblem(problem).message,
  );

describe('readPlaceholders', () => {
  it('reads what is well formed', () => {
    expect(readPlaceholders(JSON.stringify([entry])).entries).toEqual([entry]);
  });

  it('refuses secrets by their names', () => {
    expect(faults({ id: 'api-token' })[0]).toMatch(/"id": names a secret/);
    expect(faults({ en: 'Password of root' })[0]).toMatch(/"en": names a secret/);
    expect(faults({ 'zh-Hans': '数据库密码' })[0]).toMatch(/"zh-Hans": names a secret/);
  });

  it('rejects expressions that are invalid or match the empty string', () => {
    expect(faults({ find: ['('] })[0]).toMatch(/is not a regular expression/);
    expect(faults({ find: ['x*'] })[0]).toMatch(/is not a regular expression/);
  });
});
