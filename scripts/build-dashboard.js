// Builds the dashboard into dashboard/dist, unless it is built from what lies there now. Run after `npm ci` and before
// `npm start`. Plain JavaScript, because an old Node must be able to read it; it builds with the one that came with our packages.
// Where the packages for building are not installed (`npm ci --omit=dev`), it gets them for as long as it takes: docs/adr/0006-front-end.md.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
if (major < 24 && existsSync(ownNode)) {
  process.exit(spawnSync(ownNode, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1)
}

const builtFrom = hashOfSources()
if (!isBuiltFrom(builtFrom)) {
  const { terminalLanguage, terminalWords } = await import('../model/src/sentences/terminal-words.ts')
  const words = terminalWords[terminalLanguage(process.env)]
  removeLeftovers()
  if (existsSync(join(root, 'node_modules/vite'))) {
    sayInTerminal(words.buildingDashboard)
    await buildDashboard(builtFrom)
  } else {
    sayInTerminal(words.buildingDashboardWithoutPackages)
    if (!buildInCopy()) {
      process.stderr.write(`${words.dashboardNotBuilt}\n`)
      process.exitCode = 1
    }
  }
}

/** @param {string} line */
function sayInTerminal(line) {
  if (process.stdout.isTTY) process.stdout.write(`  ${line}\n`)
}

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

/** The packages for building are installed beside a copy of what it is built from, and go with it. */
function buildInCopy() {
  const copy = `${dist}.${process.pid}`
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifests = workspaces.map((/** @type {string} */ folder) => `${folder}/package.json`)
  try {
    for (const path of [...sources, 'package.json', '.npmrc', ...manifests].filter((each) =>
      existsSync(join(root, each)),
    )) {
      cpSync(join(root, path), join(copy, path), { recursive: true })
    }
    const npm = process.env['npm_execpath']
    const install = ['ci', '--include=dev', '--ignore-scripts', '--prefer-offline', '--workspace=@aushang/dashboard']
    const isBuilt =
      (npm === undefined ? run('npm', install, copy) : run(process.execPath, [npm, ...install], copy)) &&
      run(process.execPath, ['scripts/build-dashboard.js'], copy)
    if (isBuilt) replaceFolder(join(copy, 'dashboard/dist'), dist)
    return isBuilt
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Says what it says only if it fails. @param {string} program @param {string[]} args @param {string} cwd */
function run(program, args, cwd) {
  // npm says `production` to the scripts of an installation without the packages for development, and heeds it.
  const { NODE_ENV: _production, ...env } = process.env
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) process.stderr.write(error ? `${error.message}\n` : stdout + stderr)
  return status === 0
}

/** Of builds that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(dirname(dist))) {
    const pid = /^dist\.(\d+)/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(dirname(dist), name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
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
