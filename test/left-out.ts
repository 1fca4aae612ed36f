import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

/** Says at the end how many tests were left out for want of what, and how to get it; nothing when none was. */
export const leftOut: Reporter = {
  onTestRunEnd(modules) {
    const lines = linesAbout(modules.flatMap((module) => [...module.children.allTests('skipped')]))
    if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n\n`)
  },
}

function linesAbout(skipped: TestCase[]): string[] {
  const counts = new Map<string, { how: string; count: number }>()
  for (const test of skipped) {
    const lack = lackOf(test)
    if (lack === undefined) continue
    const count = (counts.get(lack.what)?.count ?? 0) + 1
    counts.set(lack.what, { how: lack.how, count })
  }
  if (counts.size === 0) return []
  const total = [...counts.values()].reduce((sum, { count }) => sum + count, 0)
  const rows = [...counts].map(([what, { how, count }]) => `${String(count).padStart(6)}  for want of ${what}: ${how}`)
  return [`${total} ${total === 1 ? 'test was' : 'tests were'} left out:`, ...rows]
}

function lackOf(task: TestCase | TestSuite | TestModule): ReturnType<TestCase['meta']>['lacks'] {
  return task.meta().lacks ?? ('parent' in task ? lackOf(task.parent) : undefined)
}
