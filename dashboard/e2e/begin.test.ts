import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { linux, needing } from '../../test/needs.ts'
import { processesIn } from '../../test/processes-in.ts'
import { saysItsVersion } from './browser.ts'
import { beginJourney } from './journey.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aushang-begin-'))
})

async function aProgram(name: string, content: string | Buffer): Promise<{ executablePath: string }> {
  const executablePath = join(folder, name)
  await writeFile(executablePath, content, { mode: 0o755 })
  return { executablePath }
}

/** What the system goes by when it is to start a program: this one is for a kind of processor that there is not. */
function elfHeader(): Buffer {
  const header = Buffer.alloc(64)
  header.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])
  header.writeUInt16LE(2, 16)
  header.writeUInt16LE(0xfffe, 18)
  return header
}

describe('a browser', needing(linux), () => {
  test.for<[what: string, isOne: boolean, content: string | Buffer]>([
    ['says its version', true, '#!/bin/sh\necho Chromium 153.0.7000.1\n'],
    ['cannot find its libraries', false, '#!/bin/sh\necho libnss3.so: 153.0 not found\nexit 1\n'],
    ['says something else', false, '#!/bin/sh\necho Hello\n'],
    ['is for another kind of processor', false, elfHeader()],
  ])('that %s is used: %s', async ([what, isOne, content]) => {
    const program = await aProgram(what.replaceAll(' ', '-'), content)

    expect(saysItsVersion(program)).toBe(isOne)
  })

  test('that is not there is not used', () => {
    expect(saysItsVersion({ executablePath: join(folder, 'none') })).toBe(false)
  })
})

test(
  'a journey whose browser does not start leaves no service behind',
  { ...needing(linux), timeout: 180_000 },
  async () => {
    const broken = await aProgram('broken', '#!/bin/sh\nexit 1\n')
    const dataDir = join(folder, 'data')
    const ends = new AsyncDisposableStack()
    onTestFinished(() => ends.disposeAsync())

    const begun = beginJourney(ends, broken, async () => ({ DATA_DIR: dataDir }))

    await expect(begun).rejects.toThrow('browserType.launch')
    expect(processesIn(dataDir)).not.toEqual([])
    await ends.disposeAsync()
    expect(processesIn(dataDir)).toEqual([])
  },
)
