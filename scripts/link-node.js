// After `npm ci`: `npm run` and `npx` shall find the Node that comes with our packages. npm 11 links it; npm 10 links it and
// then removes the link again, together with the package for the other kind of machine, whose command has the same name.
import { existsSync, lstatSync, rmSync, symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const name = `node-${process.platform}-${process.arch}`
const modules = fileURLToPath(new URL('../node_modules/', import.meta.url))
const link = `${modules}.bin/node`

if (existsSync(`${modules}${name}/bin/node`) && !existsSync(link)) {
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link) // it led nowhere
  symlinkSync(`../${name}/bin/node`, link)
}

// What a compiler needs to build on Node, 67 MB: nothing of ours is compiled.
rmSync(`${modules}${name}/include`, { recursive: true, force: true })
