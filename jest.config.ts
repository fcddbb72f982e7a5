/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** These ship ES modules only, which Jest must have transformed. */
const esmOnly = [
  '@noble/hashes',
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'lenis',
  'jose',
  'react-hotkeys-hook',
  'uuidv7',
  'uqr',
  '@hono/node-server',
  '@hookform/resolvers',
  '@seriousme/openapi-schema-validator',
  '@sqlite.org/sqlite-wasm',
  'csv-parse',
  'intl-messageformat',
  '@formatjs',
];

const config: Config = {
  roots: ['<rootDir>/src', '<rootDir>/mocks', '<rootDir>/server', '<rootDir>/bench'],
  testEnvironment: 'jest-fixed-jsdom',
  transform: {
    '^.+\\.m?[tj]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^(.*)/config/env$': '$1/config/env.jest',
    '\\.css$': '<rootDir>/src/test/styles.ts',
  },
  globalSetup: '<rootDir>/server/test/globalSetup.ts',
  globalTeardown: '<rootDir>/server/test/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  testTimeout: 20_000,
  // By default Jest leaves one core unused, which is half of a machine with two.
  maxWorkers: Math.max(2, availableParallelism() - 1),
};

export default config;
