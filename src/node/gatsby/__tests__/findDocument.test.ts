import { findDocument } from '../createResolvers';

const FILE = 'content/en/a.md';
const COMMAND = 'gatsby_executing_command';

const find = (originalResolver: () => Promise<object | null>) =>
  findDocument(undefined, { fields: { file: { eq: FILE } } }, {}, { originalResolver });

afterEach(() => {
  delete process.env[COMMAND];
});

describe('findDocument', () => {
  const gone = () => Promise.resolve(null);
  const broken = () => Promise.reject(new TypeError("Cannot read properties of undefined (reading 'id')"));

  it('gives the node of the file', async () => {
    const node = { fields: { file: FILE } };
    process.env[COMMAND] = 'develop';
    expect(await find(() => Promise.resolve(node))).toBe(node);
  });

  it.each([
    ['is gone', gone],
    ['is being replaced', broken],
    ['has no fields yet', () => Promise.resolve({})],
  ])('returns the file while its node %s in development', async (_state, resolve) => {
    process.env[COMMAND] = 'develop';
    expect(await find(resolve)).toEqual({ fields: { file: FILE } });
  });

  it('does not hide errors from a build', async () => {
    expect(await find(gone)).toBeNull();
    await expect(find(broken)).rejects.toThrow('reading');
  });
});
