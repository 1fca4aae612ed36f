// Plain JavaScript, because an old Node must be able to read it: `npm run` and `npx` find the Node that comes with the
// project's packages; whoever calls a program of ours directly has it started with that one, too.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
// It runs TypeScript, and knows argon2.
const isNewEnough = major > 24 || (major === 24 && minor >= 7)

// The C library of Linux keeps a heap for each thread and gives little of it back: working on pictures then takes 150 MB
// more. It reads these settings only when a process begins.
const env = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  // Of the threads that read files, up to five may be at work on pictures.
  UV_THREADPOOL_SIZE: '8',
  ...process.env,
}

// Bytes that come in are given back when young objects are collected. With 64 MB of those, which V8 allows itself, that is so
// seldom that the whole heap is gone through first, several times a second when mails come in, for 40 ms each. With 8 MB, much
// of what is under way is copied each time.
// Bytes that stay longer, as those of pictures, count with the heap, which V8 by itself goes through again when it has grown by a
// fifth: after every fourth picture. It may double.
const flags = ['--max-semi-space-size=16', '--heap-growing-percent=100']

/**
 * Has a program run on the Node that it needs, as memory wants it.
 * @param {() => Promise<void>} run
 */
export async function launch(run) {
  if (process.platform === 'linux' && isNewEnough && process.env.MALLOC_ARENA_MAX === undefined && process.execve) {
    process.execve(process.execPath, [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)], env)
  } else if (isNewEnough) {
    // What was compiled once is ready sooner; where nothing can be written, it is compiled each time.
    module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))
    endWithParent()
    await run()
  } else {
    const ownNode = fileURLToPath(
      new URL(`../../node_modules/node-${process.platform}-${process.arch}/bin/node`, import.meta.url),
    )
    if (!existsSync(ownNode)) {
      process.stderr.write(
        `Aushang needs Node 24.7 or newer; this is ${process.version}. Run npm ci without --omit=optional.\n`,
      )
      process.exit(1)
    }
    endWithParent()
    const child = spawn(ownNode, [...flags, ...process.argv.slice(1)], {
      env: { ...env, AUSHANG_PARENT: String(process.pid) },
      stdio: 'inherit',
    })
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
    child.on('exit', (code, signal) => (signal ? process.kill(process.pid, signal) : process.exit(code ?? 1)))
  }
}

/** npm, or an older Node, stands for us before whoever started it: killed with -9 it can tell us nothing, and we would keep the ports. */
function endWithParent() {
  const parent = Number(process.env.AUSHANG_PARENT)
  delete process.env.AUSHANG_PARENT
  if (!parent) return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGINT')
  }, 500)
  timer.unref()
}
