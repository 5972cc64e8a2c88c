export default {
  testEnvironment: 'node',
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/../scripts/jestTransform.cjs' },
  transformIgnorePatterns: [],
};
