import { fuzz, FUZZ_TIMEOUT_MS } from '../../packages/model/__tests__/fuzzSettings';
import { docPage } from '@idmp/markdown';
import { paperDocument } from '../features/pdf/build/paperDocument';
import { embeddedIndexFiles } from '@idmp/search';
import { chapterPacks } from '../features/twins/build/chapterPacks';
import { twinOf } from '../features/twins/build/twin';
import { SHAPES } from './growthShapes';
import { page, removeProjects, siteOf, type Files } from '../../packages/markdown/__tests__/project';

afterAll(removeProjects);

const SIZE = 150;
const GROWTH = 4;
/** Time of a text that is `GROWTH` times as long, against `GROWTH` times the time of the short one. */
const MAX_FACTOR = 1.3;
/** Below this, compilers and collectors of the engine outweigh the text. */
const SURE_MS = 150;
const TRIES = 3;

const SURROUNDINGS: Files = {
  'content/en/basic/images/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"/>',
  'content/en/basic/_p.md': '## Shared\n\nText.\n',
  'content/en/basic/other.md': page('## Part\n', 'Other'),
};

/** Compiles a text and makes everything that is published of it. */
async function publish(text: string): Promise<void> {
  const site = await siteOf({ ...SURROUNDINGS, 'content/en/basic/page.md': page(text) });
  const found = site.pages.find(({ address }) => address === '/en/basic/page');
  if (!found) return;
  const { tree, toc, ...data } = found;
  docPage({ ...data, feedback: [] }, tree, toc);
  const { body } = twinOf(tree, { siteUrl: 'https://x.example', pathPrefix: '', addresses: new Set() });
  chapterPacks('en', site.sidebars.en, () => body);
  embeddedIndexFiles('en', site.recordsOf('en'));
  paperDocument({
    locale: 'en',
    title: '',
    state: '',
    entries: site.sidebars.en,
    articleAt: () => tree,
    base: '',
    pathPrefix: '',
    styleSheets: [],
  });
}

async function cpuMsOf(text: string): Promise<number> {
  const started = process.cpuUsage();
  await publish(text);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

/** Some shapes, others each time; `npm run test:matrix` tries all. */
function someShapes(): [name: string, shape: (size: number) => string][] {
  const all = Object.entries(SHAPES);
  const { numRuns, seed } = fuzz(all.length / 20);
  const first = seed % all.length;
  return [...all.slice(first), ...all.slice(0, first)].slice(0, numRuns);
}

describe('Markdown of growing length', () => {
  beforeAll(() => publish('warm `up`\n\n```bash\nls\n```\n'));

  it.each(someShapes())(
    'takes time in proportion: %s',
    async (_, shape) => {
      let least = Infinity;
      for (let attempt = 0; attempt < TRIES && least > MAX_FACTOR; attempt++) {
        const short = await cpuMsOf(shape(SIZE));
        const long = await cpuMsOf(shape(SIZE * GROWTH));
        least = Math.min(least, Math.max(long, SURE_MS) / (GROWTH * Math.max(short, SURE_MS / GROWTH)));
      }
      expect(least).toBeLessThanOrEqual(MAX_FACTOR);
    },
    FUZZ_TIMEOUT_MS,
  );
});
