import type { ParentSpanPluginArgs } from 'gatsby';

const guardDevelopServer = jest.fn();
const readSnapshot = jest.fn();
const reporter = { warn: jest.fn(), panicOnBuild: jest.fn() };

async function start(command: string): Promise<void> {
  jest.replaceProperty(process, 'env', { ...process.env, gatsby_executing_command: command });
  jest.doMock('../gatsbyPatches', () => ({ gatsbyPatches: { all: () => [{ guardDevelopServer }] } }));
  jest.doMock('../contentSnapshot', () => ({ readSnapshot }));
  jest.doMock('../../build/unpublished', () => ({ putBackBuildFiles: () => Promise.resolve() }));
  const { onPreBootstrap } = await import('../onPreBootstrap');
  await onPreBootstrap({ reporter } as unknown as ParentSpanPluginArgs);
}

afterEach(() => jest.restoreAllMocks());
beforeEach(() => guardDevelopServer.mockClear());

describe('onPreBootstrap', () => {
  it('guards the development server', async () => {
    await start('develop');
    expect(guardDevelopServer).toHaveBeenCalledTimes(1);
  });

  it('changes no server during a build', async () => {
    await start('build');
    expect(guardDevelopServer).not.toHaveBeenCalled();
  });

  it('begins to compile the content', async () => {
    readSnapshot.mockClear();
    await start('build');
    expect(readSnapshot).toHaveBeenCalledTimes(1);
  });
});
