import { execFileSync } from 'node:child_process'
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * In this repository the package is its sources; Node runs no TypeScript out of node_modules, so that the tarball holds
 * JavaScript. `npm pack` calls this before it packs, and after.
 */
const manifest = new URL('package.json', import.meta.url)
const manifestHere = new URL('dist/package.json.here', import.meta.url)
const dist = new URL('dist/', import.meta.url)

if (process.argv[2] === 'restore') {
  await rename(manifestHere, manifest)
} else {
  await rm(dist, { recursive: true, force: true })
  const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))
  const project = fileURLToPath(new URL('tsconfig.build.json', import.meta.url))
  execFileSync(process.execPath, [tsc, '-p', project], { stdio: 'inherit' })
  await copyFile(new URL('../LICENSE', import.meta.url), new URL('LICENSE', dist))
  await copyFile(manifest, manifestHere)
  await writeFile(manifest, `${JSON.stringify(published(await readFile(manifest, 'utf8')), null, 2)}\n`)
}

function published(text: string): object {
  const { private: _private, scripts: _scripts, devDependencies: _dev, ...rest } = JSON.parse(text) as Manifest
  return {
    ...rest,
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    files: ['dist', '!dist/package.json.here'],
    sideEffects: false,
    engines: { node: '>=20' },
  }
}

interface Manifest {
  private: boolean
  scripts: object
  devDependencies: object
}
