const QUERY = /^export const \w+ = graphql`[^`]*`;$/gm;
/** What Gatsby's own compiler would also have to take out. */
const MORE = /\bgraphql`|\buseStaticQuery\b|^export .*\b(?:config|getServerData)\b/m;

/** Takes a page's query out of its module: Gatsby has read it from the file already. */
module.exports = function dropPageQuery(source) {
  const rest = source.replace(QUERY, '');
  if (MORE.test(rest))
    throw new Error(
      `${this.resourcePath}: only a query of the page itself, as "export const query = graphql\`…\`;", is taken out; see dropPageQuery.cjs.`,
    );
  return rest;
};
