import http from 'node:http';
import { gzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import { createRecord } from '../../model/__tests__/searchFixtures';
import { sendSearchRecords } from '../sendSearchRecords';

const UNKNOWN = 'Error: the service sent an answer of an unknown form';
const ENDLESS = 'Error: the service sends pages without an end';
const EMPTY = { '/settings': '{}', '/browse': '{ "hits": [] }', '/synonyms/search': '{ "hits": [] }' };

/** What a service answers to each request: a text by the end of its address, or whatever a function sends. */
const ANSWERS: [
  name: string,
  answer: Record<string, string> | http.RequestListener,
  message: RegExp | string,
][] = [
  ['a page', (_, answer) => answer.end('<!doctype html>'), UNKNOWN],
  ['nothing', (_, answer) => answer.end(), UNKNOWN],
  ['a broken connection', (_, answer) => answer.destroy(), /RetryError/],
  ['no gzip', (_, answer) => answer.setHeader('Content-Encoding', 'gzip').end('no gzip'), /RetryError/],
  ['a redirect to itself', ({ url }, answer) => answer.writeHead(307, { Location: url }).end(), /RetryError/],
  ['a refusal of many lines', (_, answer) => answer.writeHead(403).end('x\n'.repeat(9_000)), /ApiError: x x/],
  ['no hits', { '/browse': '{}' }, UNKNOWN],
  ['hits that are none', { '/browse': '{ "hits": [null] }' }, UNKNOWN],
  ['synonyms that are none', { '/synonyms/search': '{ "hits": [{ "objectID": "a", "type": 2 }] }' }, UNKNOWN],
  ['pages without an end', { '/browse': '{ "hits": [], "cursor": "x" }' }, ENDLESS],
  [
    'a stream without an end',
    // Small on the way, so that it is there before a slow client gives up.
    (_, answer) =>
      answer.writeHead(200, { 'Content-Encoding': 'gzip' }).write(gzipSync(' '.repeat(21_000_000))),
    'Error: the service sent more than 20 MB in one answer',
  ],
];

it.each(ANSWERS)(
  'the index job ends with a sentence if the service answers with %s',
  async (_, answer, message) => {
    const texts = Object.entries({ ...EMPTY, ...answer });
    const server = http.createServer((request, response) => {
      const path = request.url?.split('?')[0] ?? '';
      if (typeof answer === 'function') answer(request, response);
      else response.end(texts.find(([end]) => path.endsWith(end))?.[1]);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const lines: string[] = [];
    const log = { info: (text: string) => lines.push(text), warn: (text: string) => lines.push(text) };
    const isDone = await sendSearchRecords({
      records: { en: [createRecord({ language: 'en' })] },
      algolia: { appId: 'app', searchKey: 'key', index: 'docs', hosts: [`http://127.0.0.1:${port}`] },
      adminKey: 'admin-key',
      log,
    });
    server.closeAllConnections();
    server.close();
    const before = 'Search index: not updated, left as it was: ';
    expect([isDone, lines]).toEqual([false, [expect.stringContaining(before)]]);
    expect(lines[0]?.slice(before.length)).toMatch(message);
    expect(lines[0]).toMatch(/^.{0,500}$/);
  },
);
