/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// ESM-only packages that tests reach through our own modules; Jest runs them as CommonJS.
const transform = { '\\.[cm]?[jt]sx?$': '<rootDir>/scripts/jestTransform.cjs' };

const common = {
  transform,
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.(css|woff2)$': '<rootDir>/scripts/cssStub.cjs',
    '^\\$site/popular.json$': '<rootDir>/content/popular.json',
  },
};

const config: Config = {
  // No test measures time; a busy machine must not fail one.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{packages,src/{__tests__,assemble,build,commands,gatsby,patches,settings,features/*/!(client)}}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/scripts/jestTestingLibrary.cjs'],
      testMatch: [
        '<rootDir>/src/{page,features/*/client}/**/*.test.{ts,tsx}',
        '<rootDir>/src/patches/**/*.test.tsx',
      ],
    },
  ],
};

export default config;
