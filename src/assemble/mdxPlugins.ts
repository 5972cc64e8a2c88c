import type { Dialect } from '@idmp/compile';

type MdxPlugins = Pick<Dialect, 'remarkPlugins' | 'rehypePlugins'>;

/** The plugins that `gatsby-config.ts` gives `gatsby-plugin-mdx`; undefined if there are none. */
export async function mdxPlugins(): Promise<MdxPlugins | undefined> {
  const { default: config } = await import('../../gatsby-config');
  for (const plugin of config.plugins ?? [])
    if (typeof plugin === 'object' && plugin?.resolve === 'gatsby-plugin-mdx')
      return (plugin.options as { mdxOptions?: MdxPlugins }).mdxOptions;
  return undefined;
}
