import fs from 'node:fs/promises';
import path from 'node:path';
import { decodeAddress } from '@idmp/model';
import { parseRelease, RELEASE_FILE } from './release';

/** File with the text of the page at a path, in the published folder. */
export function pageFile(path: string): string {
  const name = withoutEndSlashes(path);
  if (name.endsWith('.html')) return name;
  return name === '' ? 'index.html' : `${name}/index.html`;
}

const withoutEndSlashes = (path: string): string => path.replace(/^\/|\/$/g, '');

/**
 * Public address of a file.
 * @example addressOfFile('en/intro/index.html') // '/en/intro'
 */
export function addressOfFile(file: string): string {
  const path = `/${file.replace(/(?:^|\/)index\.html$/, '')}`;
  return path.split('/').map(encodeURIComponent).join('/');
}

/** A file that must not leave the machine: it is not among those that the build published. */
export class NotPublishedError extends Error {
  constructor(
    /** As it was asked for: a path below the published folder, or an address. */
    readonly file: string,
    reason: string,
  ) {
    super(`"${file}" ${reason}, so it is not read.`);
    this.name = 'NotPublishedError';
  }
}

/**
 * The files that the last build published, by its own list (`release.json`). Whatever copies, packs or prints files of
 * the site reads them here: a path from a page, however it got there, leads to no other file of the machine.
 */
export class PublishedFiles {
  private constructor(
    private readonly folder: string,
    /** Paths below the folder, sorted. */
    readonly names: ReadonlySet<string>,
  ) {}

  /**
   * Reads the list of a published folder.
   * @throws if there is none
   */
  static async of(publicDir: string): Promise<PublishedFiles> {
    const list = path.join(publicDir, RELEASE_FILE);
    const release = parseRelease(await fs.readFile(list, 'utf8').catch(() => ''));
    if (!release) throw new Error(`There is no list of files in ${list}: run "npm run build" first.`);
    return new PublishedFiles(await fs.realpath(publicDir), new Set(Object.keys(release)));
  }

  /**
   * Absolute path of a published file.
   * @throws NotPublishedError if the build did not write it, or if it really lies elsewhere
   */
  async pathOf(name: string): Promise<string> {
    if (!this.names.has(name)) throw new NotPublishedError(name, 'is not a file of the last build');
    const file = path.join(this.folder, name);
    const real = await fs.realpath(file).catch(() => null);
    if (real === null) throw new NotPublishedError(name, 'is missing');
    if (real !== file || !real.startsWith(this.folder + path.sep))
      throw new NotPublishedError(name, 'leads to another place');
    return real;
  }

  /**
   * Content of a published file.
   * @throws NotPublishedError like `pathOf`
   */
  async read(name: string): Promise<Buffer> {
    return fs.readFile(await this.pathOf(name));
  }
}

/**
 * Path below the published folder of the file at an address without path prefix.
 * @example fileAt('/assets/a%20b.svg?v=1') // 'assets/a b.svg'
 */
export function fileAt(address: string): string {
  return decodeAddress(address.replace(/[?#].*/, '')).slice(1);
}
