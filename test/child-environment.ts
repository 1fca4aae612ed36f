/** What every process of ours that a test starts may know of the machine: nothing of how it is set up otherwise. */
export const childEnvironment = {
  PATH: process.env['PATH'],
  // The run's folder, which is removed in the end; a process that has it is known to belong to the run.
  TMPDIR: process.env['TMPDIR'],
  // Nobody else is there to take over.
  DRAIN_SECONDS: '0',
  // What one has compiled, the next need not.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
