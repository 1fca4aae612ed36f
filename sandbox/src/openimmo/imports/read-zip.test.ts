import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { zipOf } from '../../../test/zip.ts'
import { type OpenZip, openZip } from './read-zip.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-zip-'))
})
afterEach(() => rm(folder, { recursive: true }))

const text = 'abc'.repeat(1_000)

describe('a zip', () => {
  test.for([true, false])('is read file by file (stored: %s)', async (isStored) => {
    const { files } = await opened(await zipOf({ 'a.xml': text, 'ü.jpg': 'x' }, { isStored }))

    expect(files.map(({ name }) => name)).toEqual(['a.xml', 'ü.jpg'])
    expect((await files[0]?.read())?.toString()).toBe(text)
  })

  test('with a changed byte is damaged', async () => {
    const zip = await zipOf({ 'a.xml': text })
    zip.write('X', zip.indexOf('abcabc'))

    await expect(firstFile(zip)).rejects.toThrow('a.xml is damaged')
  })

  test('that unpacks to more than it says is refused', async () => {
    const zip = await zipOf({ 'a.xml': text }, { isStored: false })
    zip.writeUInt32LE(10, sizeIn(zip))

    await expect(firstFile(zip)).rejects.toThrow('too many bytes')
  })

  test('with a file of more than 50 MB is refused before it is unpacked', async () => {
    const zip = await zipOf({ 'a.xml': text }, { isStored: false })
    zip.writeUInt32LE(50_000_001, sizeIn(zip))

    await expect(firstFile(zip)).rejects.toThrow('a.xml is larger than 50000000 bytes')
  })

  test('that leads out of its folder is refused', async () => {
    const zip = await zipOf({ zz: 'x' })
    for (let at = zip.indexOf('zz'); at !== -1; at = zip.indexOf('zz')) zip.write('..', at)

    await expect(opened(zip)).rejects.toThrow('invalid relative path')
  })
})

async function firstFile(zip: Buffer): Promise<Buffer | undefined> {
  return (await opened(zip)).files[0]?.read()
}

async function opened(zip: Buffer): Promise<OpenZip> {
  const path = join(folder, 'a.zip')
  await writeFile(path, zip)
  const open = await openZip(path)
  onTestFinished(open.close)
  return open
}

/** Where the directory tells the size of the first file. */
function sizeIn(zip: Buffer): number {
  return zip.indexOf('PK\x01\x02', 0, 'latin1') + 24
}
