import type { Reporter } from 'vitest/node'

/** Names at the end what has passed only at its second try, and why. It stops nobody, for machines are busy; but each is worth a look. */
export const secondTries: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules
      .flatMap((module) => [...module.children.allTests('passed')])
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
    if (tests.length === 0) return
    const rows = tests.map((test) => {
      const reasons = test.result().errors?.map(({ message, stack = message }) => `\n${stack.slice(0, 1_000)}`) ?? []
      return `        ${test.module.relativeModuleId}: ${test.fullName}${reasons.join('')}`
    })
    process.stdout.write(`\n${tests.length} passed at the second try only:\n${rows.join('\n')}\n\n`)
  },
}
