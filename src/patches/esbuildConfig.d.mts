/** What takes the place of Gatsby's compiler. */
export const replacement: {
  compileGatsbyFiles: (siteRoot: string) => Promise<void>;
  findCompiledLocalPluginModule: (root: string, plugin: string, name: string) => string | undefined;
};
