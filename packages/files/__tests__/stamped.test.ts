import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyIfChanged, writeIfChanged } from '../writeFile';
import { stamped } from '../stamped';

const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-stamped-'));
const SECONDS_AGO = 20;
let files = 0;

const developing = (): void => {
  jest.replaceProperty(process, 'env', { ...process.env, gatsby_executing_command: 'develop' });
};
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const age = (file: string, seconds: number): void => {
  const time = Date.now() / 1000 - seconds;
  utimesSync(file, time, time);
};

/** A file that was written a while ago. */
function makeFile(text: string): string {
  const file = path.join(folder, `${(files += 1)}.txt`);
  writeFileSync(file, text);
  age(file, SECONDS_AGO);
  return file;
}

const read = (file: string): string => stamped('text', file, () => readFileSync(file, 'utf8'));

describe('stamped, in development', () => {
  beforeEach(developing);

  it('makes a value once while its file keeps its time and size', () => {
    const file = makeFile('a');
    const make = jest.fn(() => ({}));
    expect(stamped('value', file, make)).toBe(stamped('value', file, make));
    expect(make).toHaveBeenCalledTimes(1);
    expect(stamped('another value', file, make)).toEqual({});
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('makes it again after another time, another size, or another file in its place', () => {
    const file = makeFile('a');
    expect(read(file)).toBe('a');
    writeFileSync(file, 'b');
    age(file, SECONDS_AGO - 1);
    expect(read(file)).toBe('b');
    writeFileSync(file, 'cc');
    age(file, SECONDS_AGO - 1);
    expect(read(file)).toBe('cc');
  });

  it('does not trust the time of a file that changed just now', () => {
    const file = makeFile('a');
    const now = new Date();
    writeFileSync(file, 'b');
    utimesSync(file, now, now);
    expect(read(file)).toBe('b');
    writeFileSync(file, 'c');
    utimesSync(file, now, now);
    expect(read(file)).toBe('c');
  });

  it('asks for a missing file each time', () => {
    const make = jest.fn(() => 'nothing');
    const file = path.join(folder, 'missing');
    expect([stamped('value', file, make), stamped('value', file, make)]).toEqual(['nothing', 'nothing']);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

describe('stamped, in a build', () => {
  it('keeps nothing', () => {
    const make = jest.fn(() => 'value');
    const file = makeFile('a');
    stamped('value', file, make);
    stamped('value', file, make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

describe('copyIfChanged, in development', () => {
  beforeEach(developing);

  it('copies a file that changed, and one whose copy is gone', async () => {
    const file = makeFile('a');
    const copy = path.join(folder, 'copies/copy.txt');
    const copied = async (): Promise<string> => {
      await copyIfChanged(file, copy);
      return readFileSync(copy, 'utf8');
    };
    expect(await copied()).toBe('a');
    rmSync(copy);
    expect(await copied()).toBe('a');
    writeFileSync(file, 'b');
    age(file, SECONDS_AGO - 1);
    expect(await copied()).toBe('b');
  });

  it('reads neither file again while the original stays', async () => {
    const file = makeFile('a');
    const copy = path.join(folder, 'copy.txt');
    await copyIfChanged(file, copy);
    writeFileSync(copy, 'changed by hand');
    await copyIfChanged(file, copy);
    expect(readFileSync(copy, 'utf8')).toBe('changed by hand');
  });
});

describe('writeIfChanged, in development', () => {
  beforeEach(developing);

  it('reads a file again only after it has changed', async () => {
    const file = makeFile('a');
    const read = jest.spyOn(fs, 'readFile');
    await writeIfChanged(file, 'a');
    await writeIfChanged(file, 'a');
    expect(read).toHaveBeenCalledTimes(1);
    writeFileSync(file, 'changed by hand');
    await writeIfChanged(file, 'a');
    expect(readFileSync(file, 'utf8')).toBe('a');
  });
});
