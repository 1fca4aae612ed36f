import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { leftOut } from './test/left-out.ts'
import { makeTemporaryFolder } from './test/temporary-folder.ts'

// Tests start some eighty processes of ours; what one has compiled, the next need not.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))
process.env['TMPDIR'] = makeTemporaryFolder()

const browser = 'dashboard/e2e/**/*.test.ts'
const exclude = ['**/node_modules/**', '**/data/**', '.stryker-tmp/**']
// Each file brings its own database and servers, so that they may share what they have imported: that saves a third. Processes are
// killed, started and waited for, often on a machine that does other things as well.
const shared = { isolate: false, testTimeout: 60_000, hookTimeout: 60_000 }

/** `npm test` runs what a change needs; `npm run test:all`, which is the mode `all`, also what lies in a folder `long`. */
export default defineConfig(({ mode }) => {
  const isAll = mode === 'all'
  if (isAll) process.env['TESTS'] = 'all'
  const quick = isAll ? exclude : [...exclude, '**/long/**']
  return {
    test: {
      globalSetup: ['server/test/database/global-setup.ts'],
      reporters: ['default', leftOut],
      // By itself it would leave a processor free, and run one file at a time on two. Tests wait as much as they compute.
      maxWorkers: 4,
      // They run in the order of their names, so that what takes long runs beside the others, and nothing waits for it at the end.
      projects: [
        {
          test: {
            name: 'browser',
            include: [browser],
            exclude: quick,
            globalSetup: ['dashboard/e2e/global-setup.ts'],
            ...shared,
          },
        },
        {
          test: {
            name: 'long',
            include: ['**/long/**/*.test.ts'],
            exclude: [...quick, browser],
            ...shared,
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
        {
          test: { name: 'quick', include: ['**/*.test.ts'], exclude: [...exclude, '**/long/**', browser], ...shared },
        },
      ],
    },
  }
})
