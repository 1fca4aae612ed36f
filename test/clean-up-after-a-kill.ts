import { setTimeout } from 'node:timers/promises'
import { killAll, processesIn } from './processes-in.ts'
import { removeTemporaryFolder } from './temporary-folder.ts'

/** Waits for the end of the test run that has started it, and ends what is left of it: processes and the folder of its files. */
const folder = process.argv[2] ?? ''
// What a terminal sends to all of its processes is meant for the run.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

for await (const _ of process.stdin);
// Again and again, for those that end may be starting others.
for (
  let tries = 0, left = processesIn(folder);
  tries < 100 && left.length > 0;
  tries += 1, left = processesIn(folder)
) {
  killAll(left)
  await setTimeout(50)
}
removeTemporaryFolder(folder)
