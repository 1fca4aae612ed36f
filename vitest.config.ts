import { defineConfig } from 'vitest/config'
import { leftOut } from './test/left-out.ts'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/data/**'],
    globalSetup: ['server/test/global-setup.ts'],
    reporters: ['default', leftOut],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
