import type { Reporter } from 'vitest/node'

/** Names at the end what has passed only at its second try. It stops nobody, for machines are busy; but each is worth a look. */
export const secondTries: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules
      .flatMap((module) => [...module.children.allTests('passed')])
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
    if (tests.length === 0) return
    const rows = tests.map(({ module, fullName }) => `        ${module.relativeModuleId}: ${fullName}`)
    process.stdout.write(`\n${tests.length} passed at the second try only:\n${rows.join('\n')}\n\n`)
  },
}
