import { createRequire } from 'node:module';
import path from 'node:path';

interface Parsed {
  frontmatter: object;
  body: string;
}

interface FrontmatterModule {
  parseFrontmatter: (key: string, source: string) => Parsed;
}

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;

/** Front matter of a text as an Mdx node holds it; empty where it cannot be read, which the content check names. */
export function frontmatterOf(source: string, parse: (head: string) => Parsed): Parsed {
  const head = FRONT_MATTER.exec(source)?.[0] ?? '';
  try {
    return { frontmatter: parse(head).frontmatter, body: '' };
  } catch {
    return { frontmatter: {}, body: '' };
  }
}

/**
 * Keeps the texts out of the Mdx nodes: the pages show what the site thread made of them, and the plugin would hold
 * each of them twice to the end of the build.
 */
export function lightenMdxNodes(): void {
  const load = createRequire(path.resolve('package.json'));
  const plugin = load('gatsby-plugin-mdx/dist/frontmatter') as FrontmatterModule;
  const parse = plugin.parseFrontmatter;
  plugin.parseFrontmatter = (key, source) => frontmatterOf(source, (head) => parse(key, head));
}
