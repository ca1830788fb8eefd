import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  // The kit's files name each other by the paths of the mall's own tsconfig.json.
  resolve: { tsconfigPaths: true },
  test: {
    name: 'qa-example',
    root: import.meta.dirname,
    include: ['component/*.test.tsx'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
  },
})
