import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { makeKeptConnections } from './kept-connections.ts'

const idleMs = 50

function someConnections() {
  const connections = makeKeptConnections(idleMs)
  onTestFinished(connections.closeAll)
  let opened = 0
  const open = async () => {
    opened++
    let isAlive = true
    return { connection: opened, isAlive: () => isAlive, close: () => void (isAlive = false) }
  }
  return { ...connections, take: () => connections.take('a target', open), openedCount: () => opened }
}

test('a connection that is used for longer than the time for idle ones stays open', async () => {
  const { take, putBack } = someConnections()
  const first = await take()
  putBack('a target')
  await take()

  await sleep(3 * idleMs)

  expect(first.isAlive()).toBe(true)
})

test('a connection that nobody uses is closed after a while, and the next use opens another', async () => {
  const { take, putBack, openedCount } = someConnections()
  const first = await take()
  putBack('a target')
  expect((await take()).connection).toBe(first.connection)
  putBack('a target')

  await expect.poll(() => first.isAlive()).toBe(false)

  await take()
  expect(openedCount()).toBe(2)
})

test('a connection that broke is replaced', async () => {
  const { take, openedCount } = someConnections()
  const first = await take()
  first.close()

  const second = await take()

  expect([second.isAlive(), openedCount()]).toEqual([true, 2])
})
