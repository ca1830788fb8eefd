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
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          // The whole catalogue is made more than once; a busy machine takes its time.
          testTimeout: 20_000,
          hookTimeout: 30_000,
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
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', 'tests/search/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/api-database.ts'],
          fileParallelism: false,
          // Fuzzing tests ask thousands of times; a machine busy with other work takes its time.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
