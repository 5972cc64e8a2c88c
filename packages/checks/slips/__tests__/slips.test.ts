import { checkContent } from '../../../../src/assemble/loadSite';
import {
  both,
  type Files,
  makeProject,
  page,
  removeProjects,
  siteOf,
} from '../../../content/__tests__/project';
import { type ContentProblem, formatProblems, kindOf } from '@idmp/model';
import { SITE_SLIPS } from './slips/siteSlips';
import { PAGE, siteWith, SOUND, wholePage, type Slip } from './slips/slip';
import { TEXT_SLIPS } from './slips/textSlips';

afterAll(removeProjects);

const SLIPS = [...TEXT_SLIPS, ...SITE_SLIPS];

const named = (slips: readonly Slip[]) => slips.map((slip) => [slip.name, slip] as const);

it('finds nothing in the sound site', async () => {
  const { errors, warnings } = await checkContent(makeProject(SOUND), true);
  expect([...errors, ...warnings]).toEqual([]);
});

const isText = ({ files, expected }: Slip): boolean =>
  typeof files === 'string' && expected.every((place) => place.startsWith(`${PAGE}:`));

const expectOnly = (problems: readonly ContentProblem[], { expected, hint }: Slip): void => {
  const places = problems.map(({ file, line, code }) => `${file}:${line} ${kindOf(code)}`).sort();
  expect(places).toEqual([...expected].sort());
  expect(formatProblems(problems).filter((line) => line.includes('\n'))).toEqual([]);
  if (hint) expect(formatProblems(problems).join('\n')).toContain(hint);
};

describe('the content check names the file and line, and nothing else, of', () => {
  it.each(named(SLIPS.filter((slip) => !isText(slip))))('%s', async (_, slip) => {
    const { problems } = await siteOf(siteWith(slip));
    expectOnly(problems, slip);
  });

  // Each text on a page of its own, all in one site.
  const texts = SLIPS.filter(isText).map((slip, index) => ({
    slip,
    name: `05-basic/${index + 10}-slip-${index}.md`,
  }));
  let found: readonly ContentProblem[] = [];
  beforeAll(async () => {
    const pages = texts.map(({ slip, name }) => ({
      ...both({ [name]: page('Text.\n', name) }),
      [`content/zh-Hans/${name}`]: wholePage(typeof slip.files === 'string' ? slip.files : '', name),
    }));
    ({ problems: found } = await siteOf(Object.assign({}, SOUND, ...pages) as Files));
  });

  it.each(texts.map((text) => [text.slip.name, text] as const))('%s', (_, { slip, name }) => {
    const file = `content/zh-Hans/${name}`;
    const own = found.filter((problem) => problem.file === file);
    expectOnly(own, { ...slip, expected: slip.expected.map((place) => place.replace(PAGE, file)) });
  });

  it('and names nothing on their other pages', () => {
    const files = new Set(texts.map(({ name }) => `content/zh-Hans/${name}`));
    expect(formatProblems(found.filter(({ file }) => !files.has(file)))).toEqual([]);
  });
});
