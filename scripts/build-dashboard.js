// Builds the dashboard into dashboard/dist, unless it is built from what lies there now. Run after `npm ci` and before
// `npm start`. Plain JavaScript, because an old Node must be able to read it; it builds with the one that came with our packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('../', import.meta.url))
const sources = [
  'dashboard/index.html',
  'dashboard/package.json',
  'dashboard/public',
  'dashboard/src',
  'dashboard/vite.config.ts',
  'docs/webhooks.md',
  'model/src',
  'package-lock.json',
  'scripts/build-dashboard.js',
  'sdk/src',
]
const dist = join(root, 'dashboard/dist')

const [major = 0] = process.versions.node.split('.').map(Number)
const ownNode = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
if (major < 22 && existsSync(ownNode)) {
  process.exit(spawnSync(ownNode, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1)
}

const builtFrom = hashOfSources()
if (!isBuiltFrom(builtFrom)) await buildDashboard(builtFrom)

/** @param {string} hash */
function isBuiltFrom(hash) {
  const note = join(dist, 'built-from')
  return existsSync(note) && readFileSync(note, 'utf8') === hash
}

/** @param {string} hash */
async function buildDashboard(hash) {
  // Whatever starts this, a test run too: React is built for those who use it.
  process.env['NODE_ENV'] = 'production'
  const { build } = await import('vite')
  // Whoever is being served from the old folder finds it whole until the new one takes its place.
  const fresh = `${dist}.${process.pid}`
  try {
    await build({ root: join(root, 'dashboard'), logLevel: 'error', build: { outDir: fresh, emptyOutDir: true } })
    for (const path of filesBelow(fresh)) {
      if (/\.(js|css|svg)$/.test(path)) compress(path)
    }
    writeFileSync(join(fresh, 'built-from'), hash)
    replaceFolder(fresh, dist)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/**
 * At once, for who looks at it. Of two that build at the same time, one is too late, and what the other built is as good.
 * @param {string} fresh @param {string} old
 */
function replaceFolder(fresh, old) {
  const away = `${fresh}.old`
  try {
    if (existsSync(old)) renameSync(old, away)
    renameSync(fresh, old)
  } catch (error) {
    if (!existsSync(join(old, 'built-from'))) throw error
  } finally {
    rmSync(away, { recursive: true, force: true })
  }
}

/** @param {string} path */
function compress(path) {
  const content = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}
