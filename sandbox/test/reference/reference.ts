import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const beside = fileURLToPath(new URL('../../../../shared/reference/platform-a/', import.meta.url))

/** A folder or file of the wire reference, which lies beside the project and is not part of it; null if it is absent. */
export function reference(name: string, environment?: string): string | null {
  const path = (environment === undefined ? undefined : process.env[environment]) ?? `${beside}${name}`
  return existsSync(path) ? path : null
}

export const absence = 'the wire reference is not beside the project'
