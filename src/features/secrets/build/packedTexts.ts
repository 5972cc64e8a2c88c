import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { unzipSync } from 'fflate';
import { parse } from 'parse5';
import { fromSevenBits, OFFLINE_DATA_ID } from '../../../core/model/sevenBits';
import { extensionOf } from '../../../core/site/hostRules';
import { attributeOf, elementsOf } from '../../../core/build/htmlTree';
import { ownValue } from '../../../core/model/plainRecord';

/** A file within another, with the path of both. */
export interface PackedFile {
  file: string;
  bytes: Uint8Array;
}

/** Largest content that is unpacked to be searched. */
const UNPACKED_MAX_BYTES = 512 * 1024 * 1024;
/** An archive in an archive is opened, deeper ones are not. */
const DEPTH_MAX = 2;
const LIMIT = { maxOutputLength: UNPACKED_MAX_BYTES };

type Unpack = (packed: PackedFile) => Promise<PackedFile[]>;

const fromZip: Unpack = async ({ file, bytes }) => {
  const entries = unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= UNPACKED_MAX_BYTES });
  return Object.entries(entries).map(([name, content]) => ({ file: `${file}/${name}`, bytes: content }));
};
const fromGzip: Unpack = async ({ file, bytes }) => [
  { file: file.replace(/\.gz$/, ''), bytes: await promisify(gunzip)(bytes, LIMIT) },
];
const fromBrotli: Unpack = async ({ file, bytes }) => [
  { file: file.replace(/\.br$/, ''), bytes: await promisify(brotliDecompress)(bytes, LIMIT) },
];
const fromOfflineFile: Unpack = async ({ file, bytes }) => {
  const html = Buffer.from(bytes).toString();
  if (!html.includes(OFFLINE_DATA_ID)) return [];
  const data = [...elementsOf(parse(html))].find((element) => attributeOf(element, 'id') === OFFLINE_DATA_ID);
  const [text] = data?.childNodes ?? [];
  if (!text || !('value' in text)) return [];
  return [{ file, bytes: await promisify(gunzip)(fromSevenBits(text.value), LIMIT) }];
};

/** Office documents are zip archives, too. */
const UNPACK: Record<string, Unpack> = {
  ...Object.fromEntries(['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'].map((kind) => [kind, fromZip])),
  gz: fromGzip,
  tgz: fromGzip,
  br: fromBrotli,
  html: fromOfflineFile,
};

/** A file and everything packed in it; a damaged archive counts as the bytes that it is. */
export async function withPacked(packed: PackedFile, depth = 0): Promise<PackedFile[]> {
  const unpack = ownValue(UNPACK, extensionOf(packed.file));
  if (!unpack || depth === DEPTH_MAX) return [packed];
  const inside = await unpack(packed).catch((): PackedFile[] => []);
  return [packed, ...(await Promise.all(inside.map((entry) => withPacked(entry, depth + 1)))).flat()];
}
