import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { serveReport } from '../../feature';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'));
const file = path.join(folder, 'problems.json');
const server = createServer(serveReport(file));

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  await new Promise((resolve) => void server.close(resolve));
  fs.rmSync(folder, { recursive: true });
});

it('answers with the latest report, and with nothing before there is one', async () => {
  const { port } = server.address() as AddressInfo;
  const ask = () => fetch(`http://127.0.0.1:${port}/`);
  expect((await ask()).status).toBe(204);
  for (const text of ['{"summary":"1 error"}', '{"summary":"0 errors"}']) {
    fs.writeFileSync(file, text);
    const response = await ask();
    expect(await response.text()).toBe(text);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});
