import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { serveProblems } from '../writeProblems';

const home = process.cwd();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'));
const server = createServer(serveProblems);

beforeAll(() => {
  process.chdir(folder);
  fs.mkdirSync('.cache/site', { recursive: true });
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  await new Promise((resolve) => void server.close(resolve));
  process.chdir(home);
  fs.rmSync(folder, { recursive: true });
});

it('answers with the latest report, and with nothing before there is one', async () => {
  const { port } = server.address() as AddressInfo;
  const ask = () => fetch(`http://127.0.0.1:${port}/`);
  expect((await ask()).status).toBe(204);
  for (const text of ['{"summary":"1 error"}', '{"summary":"0 errors"}']) {
    fs.writeFileSync('.cache/site/problems.json', text);
    const response = await ask();
    expect(await response.text()).toBe(text);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});
