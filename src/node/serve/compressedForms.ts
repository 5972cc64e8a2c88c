import fs from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiate';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Quality of brotli that keeps up with requests. */
const BROTLI_QUALITY = 5;
const CACHE_MAX_BYTES = 64 * 1024 * 1024;

const compressors: Record<Encoding['name'], (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => gzipped(bytes),
};

/** Compressed bytes of files that have no form made beforehand; keeps what it made within a limit. */
export class CompressedForms {
  private readonly made = new Map<string, Buffer>();
  private bytes = 0;

  /** Bytes of a file in a compression; `version` tells its states apart. */
  async of(file: string, version: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding.name} ${version} ${file}`;
    const known = this.made.get(key);
    if (known) return known;
    const form = await compressors[encoding.name](await fs.readFile(file));
    this.keep(key, form);
    return form;
  }

  private keep(key: string, form: Buffer): void {
    this.made.set(key, form);
    this.bytes += form.length;
    for (const [oldest, { length }] of this.made) {
      if (this.bytes <= CACHE_MAX_BYTES) return;
      this.made.delete(oldest);
      this.bytes -= length;
    }
  }
}
