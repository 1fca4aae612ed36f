import { spawnSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { linesToDescriptor, linesToFile, makeLog } from './log.ts'

const place = (name: string) => join(mkdtempSync(join(tmpdir(), 'aushang-lines-')), name)

/** The descriptor of a pipe that has room for 64 kB, and what reads all that is in it. */
const aPipe = () => {
  const path = place('pipe')
  spawnSync('mkfifo', [path])
  const descriptor = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  onTestFinished(() => closeSync(descriptor))
  const bytes = Buffer.alloc(1024 * 1024)
  const read = () => {
    try {
      return bytes.toString('utf8', 0, readSync(descriptor, bytes))
    } catch {
      return ''
    }
  }
  return { descriptor, read }
}

test('all lines are written, in order, into a folder that was not there', async () => {
  const file = join(place('deep'), 'of.log')
  const lines = linesToFile(file)
  const log = makeLog('info', lines)

  for (let number = 0; number < 20_000; number++) {
    log.info({ number }, 'ä line')
    if (number % 1_000 === 0) await sleep(1)
  }
  await lines.writeOut()

  const written = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(written.map((line) => JSON.parse(line).number)).toEqual(Array.from({ length: 20_000 }, (_, number) => number))
  expect(JSON.parse(written[0] ?? '')).toEqual({ level: 30, time: expect.any(String), number: 0, msg: 'ä line' })
})

test('a line is written soon, without another that pushes it', async () => {
  const pipe = aPipe()
  makeLog('info', linesToDescriptor(pipe.descriptor)).info('alone')

  await expect.poll(pipe.read).toContain('alone')
})

test('what is left at the end is written at once', () => {
  const pipe = aPipe()
  const lines = linesToDescriptor(pipe.descriptor)
  makeLog('info', lines).info('the last')

  lines.writeOutNow()

  expect(pipe.read()).toContain('the last')
})

test('a reader that reads nothing holds up nobody, and finds whole lines later, and how many are missing', async () => {
  const pipe = aPipe()
  const lines = linesToDescriptor(pipe.descriptor)
  const log = makeLog('info', lines)
  const count = 10_000

  for (let number = 0; number < count; number++) log.info({ number, text: 'x'.repeat(1_000) }, 'line')
  // Nor whoever has to end the process.
  lines.writeOutNow()
  let written = ''
  const out = lines.writeOut()
  const isOver = out.then(() => true)
  while (!(await Promise.race([isOver, sleep(1, false)]))) written += pipe.read()
  written += pipe.read()

  const read = written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const { lost } = read.find((line) => 'lost' in line)
  expect(lost).toBeGreaterThan(count / 2)
  expect(read.length - 1 + lost).toBe(count)
  log.info('again')
  await lines.writeOut()
  expect(pipe.read()).toContain('again')
})

test('lines that cannot be written end nothing', async () => {
  const file = place('of.log')
  await linesToFile(file).writeOut()
  const lines = linesToDescriptor(openSync(file, 'r'))
  makeLog('info', lines).info('nowhere')

  await expect(lines.writeOut()).resolves.toBeUndefined()
  makeLog('info', lines).info('nowhere')
  expect(lines.writeOutNow).not.toThrow()
  expect(readFileSync(file, 'utf8')).toBe('')
})
