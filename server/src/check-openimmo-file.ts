import { readFile } from 'node:fs/promises'
import { checkOpenImmo, type FileProblem } from '@aushang/connectors/check-openimmo'
import type { Config } from './config.ts'
import { StartupError } from './lib/startup-error.ts'

/** What is wrong with somebody's file; none if nothing is. */
export async function checkOpenImmoFile(path: string, { OPENIMMO_XSD }: Config): Promise<FileProblem[]> {
  const schema = OPENIMMO_XSD === undefined ? undefined : await readNamed(OPENIMMO_XSD)
  return checkOpenImmo(await readNamed(path), schema)
}

function readNamed(path: string): Promise<Buffer> {
  return readFile(path).catch((cause: Error) => {
    throw new StartupError(`${path} cannot be read: ${cause.message}`, { cause })
  })
}
