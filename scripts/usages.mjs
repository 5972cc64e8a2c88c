/**
 * How each command is written, by its script; `--help` prints it. `options` are those that it knows, and absent where
 * another program reads them.
 * @type {Record<string, { usage: string; options?: readonly string[] }>}
 */
export const USAGES = {
  build: {
    usage: `npm run build [-- --prefix-paths]
Builds the site in public/. With --prefix-paths, it is for the path in PATH_PREFIX. .env.example lists the settings.`,
  },
  'check-content': {
    usage: `npm run check:content [-- --all] [<project folder>]
Lists all problems of the content as file:line: what is wrong, what to do. --all lists every warning.`,
    options: ['--all'],
  },
  'deploy-check': {
    usage: `npm run deploy:check -- <address> [<release.json>]
Checks a deployed site over HTTP, and whether it is the release.`,
    options: [],
  },
  'docs-cut': {
    usage: `npm run docs:cut -- <version>, for example 1.0.6
Keeps the documents of every language, and their values, as they are now as a version.`,
    options: [],
  },
  draw: {
    usage: `npm run figures [-- --check] [<name> …]
Redraws the figures, or those named. --check only says which files differ.`,
    options: ['--check'],
  },
  'gatsby clean': {
    usage: `npm run clean
Deletes Gatsby's caches and public/.`,
    options: [],
  },
  'gatsby develop': {
    usage: `npm run develop [-- --port <port>] [--host <name>]
Shows the site at http://localhost:8000 and updates it while you write. Problems are listed here and in the page.`,
  },
  index: {
    usage: `npm run index [-- --dry-run] [--force] [--strict]
Sends the search records of the last build to the hosted index. --dry-run sends nothing, --force replaces an index of
which much would be removed, --strict exits with 1 if nothing was sent.`,
    options: ['--dry-run', '--force', '--strict'],
  },
  'links-external': {
    usage: `npm run links:external
Requests every external link of the content, and lists those that fail.`,
    options: [],
  },
  'move-in': {
    usage: `npm run move-in -- <folder of a Docusaurus site>
Replaces content/ and static/ by the documents, old versions and files of the site, in every language, as
"npx docusaurus build" left them there, and says what was taken, changed and left, with the settings and the command to
build. Refuses if git could not restore the previous content.`,
    options: [],
  },
  'new-page': {
    usage: `npm run new-page -- <address> [--after <address>], without language: basic/my-topic
Creates the files in each language, last in their chapter or after another page of it, and records the address.`,
    options: ['--after'],
  },
  picture: {
    usage: `npx tsx scripts/picture.ts
Retakes the screenshots in README.md from the last build.`,
    options: [],
  },
  pdf: {
    usage: `npm run pdf [-- --locale <language>] [--chapter <address>]
Writes the documentation of the last build as PDF, one file per language and chapter.`,
    options: ['--locale', '--chapter'],
  },
  release: {
    usage: `npm run release [-- --no-pdf]
Adds the PDFs to the last build, compresses it at maximum quality, and writes the list of its files and its SBOM. --no-pdf works
without a browser.`,
    options: ['--no-pdf'],
  },
  search: {
    usage: `npm run search -- "<query>" [--locale <language>]
Ranks the sections of the current content for a query, and says why they match.`,
    options: ['--locale'],
  },
  'search-report': {
    usage: `npm run search:report
Runs the query lists: success rates, and the misses of the half for tuning.`,
    options: [],
  },
  serve: {
    usage: `npm run serve [-- <folder>]
Serves public/, or another folder of a build such as public-en, as a static host would. PORT and HOST choose where.`,
    options: [],
  },
  test: {
    usage: `npm test, npm run check
Runs all checks and tests; npm run check those that need no build.`,
    options: ['--fast'],
  },
  sheet: {
    usage: `npx tsx figures/sheet.ts [<name> …]
Makes an image of each figure, in both languages, light and dark, and names texts that collide.`,
    options: [],
  },
  testBare: {
    usage: `npm run test:bare [-- "<command>"]
Runs the commands of the README, or another one, on a bare Debian. Needs root and debootstrap.`,
    options: [],
  },
  times: {
    usage: `npx tsx scripts/times.ts [<commit>]
Measures in turn, three times: a cold build, npm run develop, and search in a browser; with a commit, such as the tag of
the last release, its figures stand beside those of this tree. Takes about ten minutes a tree; close other programs.`,
    options: [],
  },
  translations: {
    usage: `npm run translations [-- --accept <page>[#section] … | all]
Lists sections that one language lacks, that were never reviewed, or that changed since. --accept records a review.`,
    options: ['--accept'],
  },
};

/**
 * What a command prints instead of running, if anything.
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {{ text: string; isFault: boolean } | undefined}
 */
export function explanationOf(name, args) {
  const { usage, options } = USAGES[name] ?? {};
  if (usage === undefined) return undefined;
  if (args.includes('--help') || args.includes('-h')) return { text: usage, isFault: false };
  const known = (option) => options?.includes(option.split('=', 1)[0]) ?? true;
  const unknown = args.find((arg) => arg.startsWith('-') && !known(arg));
  return unknown === undefined ? undefined : { text: `unknown option "${unknown}"\n${usage}`, isFault: true };
}
