import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ssh2 from 'ssh2'

/**
 * The same after a restart: clients take another for an attack. Not Ed25519: of the keys that ssh2 makes of that kind, one in
 * 256 cannot be read, because it drops the zeros that its public half begins with.
 */
export async function keepHostKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'ssh_host_ecdsa_key')
  const known = await readFile(path, 'utf8').catch(() => undefined)
  if (known !== undefined) return known
  const { private: made } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${path}.new`, made, { mode: 0o600 })
  await rename(`${path}.new`, path)
  return made
}
