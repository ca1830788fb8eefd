import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') }

export default defineConfig({
  resolve: { alias },
  test: {
    // Two cores: one worker more would only make the databases slower.
    maxWorkers: 2,
    projects: [
      // As a tester's own project has it (docs/qa.md).
      'docs/examples/qa/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/support/unit-setup.ts'],
          environment: 'node',
          isolate: false,
          // The whole catalogue is made more than once; a busy machine takes its time.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['tests/support/component-setup.ts'],
          // React, antd and jsdom are loaded once a worker: half the processor time.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/api-database.ts'],
          // Two files at a time, each on a copy of the database of its own; what the mall's code needs
          // is loaded once a worker.
          isolate: false,
          // Fuzzing tests ask thousands of times; a machine busy with other work takes its time.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
