import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startServiceProcess } from './service-process.ts'

test('Ctrl C under npm, which comes twice, ends the service in order', async () => {
  const { child, ended, log } = await startServiceProcess()

  child.kill('SIGINT')
  await sleep(20)
  child.kill('SIGINT')

  expect(await ended).toEqual({ code: 0, errors: '' })
  expect(log()).toContainEqual(expect.objectContaining({ msg: 'stopped' }))
})
