import { checkContent } from '../../../assemble/checkContent';
import { makeProject, page, removeProjects, siteOf } from '../../../__tests__/project';
import { formatProblems, kindOf } from '@idmp/model';
import { CODE_SLIPS } from './slips/codeSlips';
import { PARSE_SLIPS } from './slips/parseSlips';
import { PROSE_SLIPS } from './slips/proseSlips';
import { FIELD_SLIPS, FILE_SLIPS, LINK_SLIPS } from './slips/siteSlips';
import { siteWith, SOUND, type Slip } from './slips/slip';

afterAll(removeProjects);

const SLIPS = [...PROSE_SLIPS, ...CODE_SLIPS, ...PARSE_SLIPS, ...FIELD_SLIPS, ...LINK_SLIPS, ...FILE_SLIPS];
const named = (slips: readonly Slip[]) => slips.map((slip) => [slip.name, slip] as const);

it('finds nothing in the sound site', async () => {
  const { errors, warnings } = await checkContent(makeProject(SOUND), true);
  expect([...errors, ...warnings]).toEqual([]);
});

it('has 120 slips of different names', () => {
  expect(new Set(SLIPS.map(({ name }) => name)).size).toBe(SLIPS.length);
  expect(SLIPS.length).toBeGreaterThanOrEqual(120);
});

describe('the content check names the file and line, and nothing else, of', () => {
  it.each(named(SLIPS))('%s', async (_, slip) => {
    const { problems } = await siteOf(siteWith(slip));
    const places = problems.map(({ file, line, code }) => `${file}:${line} ${kindOf(code)}`).sort();
    expect(places).toEqual([...slip.expected].sort());
    if (slip.hint) expect(formatProblems(problems).join('\n')).toMatch(slip.hint);
  });
});

describe('a text that cannot be parsed is one error, also on a page that others need', () => {
  it.each(named(PARSE_SLIPS))('%s', async (_, { files }) => {
    const file = 'content/zh-Hans/05-basic/01-elements.md';
    const whole = page('## Create {#create}\n\n![A](./images/a.svg)\n', 'Elements');
    const { problems } = await siteOf({
      ...SOUND,
      [file]: `${whole}\n${typeof files === 'string' ? files : ''}`,
    });
    expect(formatProblems(problems)).toEqual([expect.stringContaining(`${file}:`)]);
  });
});
