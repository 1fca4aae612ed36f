import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectors } from '../src/index.ts'
import type { MappingNotes } from '../src/mapping-notes.ts'

const src = fileURLToPath(new URL('../src/', import.meta.url))

/** Of every folder that maps, in the order of the list of connectors. */
export const allMappingNotes = (
  await Promise.all(
    globSync('*/mapping-notes.ts', { cwd: src }).map(async (file) => {
      const { mappingNotes } = (await import(/* @vite-ignore */ `../src/${file}`)) as { mappingNotes: MappingNotes }
      return { folder: basename(dirname(file)), ...mappingNotes }
    }),
  )
).toSorted((one, other) => connectors.indexOf(one.connector) - connectors.indexOf(other.connector))
