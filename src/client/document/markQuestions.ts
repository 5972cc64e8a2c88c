/**
 * A third-level section that consists of a list of labelled items, such as cause and remedy, perhaps with a note that
 * its translation has changed.
 */
const ANSWERED =
  /<div class="heading heading-3"><h3([^>]*>[^]*?<\/h3>(?:<a class="anchor"[^>]*><\/a>)?<\/div>\s*(?:<p class="stale">[^]*?<\/p>\s*)?)<ul>(\s*<li><strong>[^]*?<\/ul>)(?=\s*(?:<div class="heading|<\/article>))/g;
const SECTION = /<h3[ >]/g;

/**
 * Marks questions and answers for search engines (RDFa) on a page whose third-level sections are all answers. In
 * JSON-LD, each of these texts would be in the page twice.
 */
export function markQuestions(html: string): string {
  const sections = html.match(SECTION)?.length;
  if (!sections || html.match(ANSWERED)?.length !== sections) return html;
  return html
    .replace('<article', '<article vocab="https://schema.org/" typeof="FAQPage"')
    .replace(
      ANSWERED,
      '<div property="mainEntity" typeof="Question"><div class="heading heading-3"><h3 property="name"$1' +
        '<div property="acceptedAnswer" typeof="Answer"><ul property="text">$2</div></div>',
    );
}
