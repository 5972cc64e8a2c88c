import { withSwc } from '../swcCompiler';

describe('withSwc', () => {
  it('keeps rules that compile nothing, whatever files they are for', () => {
    const compiles = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [] };
    const compilesAgain = { test: /\.tsx?$/, use: () => [] };
    const setsParser = { test: /\.tsx?$/, parser: { import: false } };
    const rules = withSwc([compiles, compilesAgain, setsParser], 'node 20', false);
    expect(rules).toEqual([expect.objectContaining({ test: compiles.test }), setsParser]);
  });

  it('throws if Gatsby has other rules', () => {
    expect(() => withSwc([], 'node 20', false)).toThrow('see swcCompiler.ts');
  });
});
