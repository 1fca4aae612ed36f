#!/usr/bin/env node
// Plain JavaScript, because an old Node must be able to read it: `npm run` and `npx` find the Node that comes with the
// project's packages; whoever calls this file directly has it started with that one, too.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const runsTypeScript = major > 22 || (major === 22 && minor >= 18)

if (runsTypeScript) {
  const { main } = await import('../src/main.ts')
  await main()
} else {
  const ownNode = fileURLToPath(
    new URL(`../../node_modules/node-${process.platform}-${process.arch}/bin/node`, import.meta.url),
  )
  if (!existsSync(ownNode)) {
    process.stderr.write(
      `Aushang needs Node 22.18 or newer; this is ${process.version}. Run npm ci without --omit=optional.\n`,
    )
    process.exit(1)
  }
  const child = spawn(ownNode, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => (signal ? process.kill(process.pid, signal) : process.exit(code ?? 1)))
}
