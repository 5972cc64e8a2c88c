import { both, page, type Files } from '../../../../content/__tests__/project';

/** The page that most slips are made in; its text begins on line 5. */
export const PAGE = 'content/zh-Hans/05-basic/02-attributes.md';
/** Its counterpart. */
export const ENGLISH = 'content/en/05-basic/02-attributes.md';

type Changes = Readonly<Record<string, string | Uint8Array | null>>;

/** A slip of a writer, and what the content check has to say about it. */
export interface Slip {
  name: string;
  /** Files that replace those of the sound site, null for those that it lacks; or the text of `PAGE`, which may have a front matter. */
  files: Changes | string;
  /** All that is reported, sorted, as `file:line code`, or as `line code` for `PAGE`. */
  expected: readonly string[];
  /** Part of the hint. */
  hint?: string;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>';

/** A site in which the check finds nothing. */
export const SOUND: Files = {
  ...both({
    'index.md': page('See [Create](./05-basic/01-elements.md#create).\n', 'Home'),
    '05-basic/index.md': page('<DocCardList />\n', 'Basic'),
    '05-basic/01-elements.md': page('## Create {#create}\n\n![A](./images/a.svg)\n', 'Elements'),
    '05-basic/02-attributes.md': page('Text.\n', 'Attributes'),
    '05-basic/images/a.svg': SVG,
  }),
  'content/house-rules.json': '[]',
};

/** A page from its text, with a front matter unless it has one. */
export const wholePage = (text: string, title: string): string =>
  /^\s*---/.test(text) ? text : page(text, title);

/** The site with a slip. */
export function siteWith({ files }: Slip): Files {
  const changes = typeof files === 'string' ? { [PAGE]: wholePage(files, 'Attributes') } : files;
  const entries = Object.entries({ ...SOUND, ...changes });
  return Object.fromEntries(entries.flatMap(([file, text]) => (text === null ? [] : [[file, text]])));
}

export type Row = [name: string, files: Slip['files'], expected: string | readonly string[], hint?: string];

/** Slips from the rows of a table. */
export const slips = (rows: readonly Row[]): Slip[] =>
  rows.map(([name, files, expected, hint]) => ({
    name,
    files,
    expected: [expected].flat().map((place) => (/^\d/.test(place) ? `${PAGE}:${place}` : place)),
    ...(hint !== undefined && { hint }),
  }));

/** Slips from the lines of a text, their columns divided by arrows, with a sign for each line end. */
export const textSlips = (table: string): Slip[] =>
  slips(
    table
      .trim()
      .split('\n')
      .map((line): Row => {
        const [name = '', text = '', expected = '', hint] = line.trim().split(' → ');
        return [name, `${text.replaceAll('⏎', '\n')}\n`, expected.split(', '), hint];
      }),
  );
