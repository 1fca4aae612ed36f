import { describe, expect, test } from 'vitest'
import { type Holder, whoGivesWay } from './who-gives-way.ts'

const now = 1_000
const holder = (network: string, account: string, amount: number, patientUntil = now): Holder => ({
  sender: { network, account, patientUntil },
  amount,
})
const asker = holder('n', 'a', 1)
const slow = holder('x', 'b', 1, now - 2)
const slower = holder('y', 'c', 1, now - 3)
const large = holder('x', 'b', 9, now + 5)
const largeAndLater = holder('x', 'b', 9, now + 9)
const another = holder('x', 'c', 10)
const ofOwnNetwork = holder('n', 'b', 2)
const ofOwnAccount = holder('n', 'a', 2)

describe('who gives way when nothing is left', () => {
  test.for<[string, Holder[], Holder]>([
    ['the slowest of those who keep us waiting, however little it holds', [large, slow, slower], slower],
    ['the slowest of the account that holds the most in the network that does', [largeAndLater, large, another], large],
    ['another account of the same network that holds more', [ofOwnNetwork], ofOwnNetwork],
    ['the asker, when its own account holds the most', [ofOwnAccount], asker],
    ['the asker, when all networks hold the same', [holder('x', 'b', 1), holder('y', 'c', 1)], asker],
    ['the asker, when it is the slowest itself', [holder('x', 'b', 9, now + 1)], holder('n', 'a', 1, now - 1)],
  ])('%s', ([_who, others, expected]) => {
    const asking = expected.sender.network === 'n' && !others.includes(expected) ? expected : asker

    const giving = whoGivesWay(asking, others, now)

    expect(giving).toBe(expected)
  })
})
