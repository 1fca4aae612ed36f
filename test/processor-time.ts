/** How many milliseconds of the processor a function takes: unlike those on the wall, they do not hang on what else is running. */
export function processorMs(run: () => unknown): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
