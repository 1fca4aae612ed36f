import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { leftOut } from './test/left-out.ts'
import { secondTries } from './test/second-tries.ts'
import { makeTemporaryFolder } from './test/temporary-folder.ts'

// Tests start some eighty processes of ours; what one has compiled, the next need not.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))
process.env['TMPDIR'] = makeTemporaryFolder()

// They start first and run beside the others, so that nothing waits for them at the end.
const long = [
  '**/*-memory.test.ts',
  '**/start.test.ts',
  '**/cut.test.ts',
  '**/embedded-postgres/*.test.ts',
  '**/*crash*.test.ts',
  '**/{package,reference-examples,snippets}.test.ts',
  '**/{watching,npm-start,restore,failover,demo}.test.ts',
  'dashboard/e2e/*.test.ts',
]

const exclude = ['**/node_modules/**', '**/data/**', '.stryker-tmp/**']
// Processes are killed, started and waited for, often on a machine that does other things as well.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, retry: 1 }

export default defineConfig({
  test: {
    globalSetup: ['server/test/database/global-setup.ts'],
    reporters: ['default', leftOut, secondTries],
    // By itself it would leave a processor free, and run one file at a time on two. Tests wait as much as they compute; with a fourth
    // beside them, they only compete.
    maxWorkers: 3,
    projects: [
      // In the order of their names. Each file brings its own database and servers, so that they may share what they have
      // imported: that saves a third.
      {
        test: {
          name: 'long',
          include: long,
          exclude,
          isolate: false,
          ...patience,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: { name: 'rest', include: ['**/*.test.ts'], exclude: [...exclude, ...long], isolate: false, ...patience },
      },
    ],
  },
})
