/** What every process of ours that a test starts may know of the machine: nothing of how it is set up otherwise. */
export const childEnvironment = {
  PATH: process.env['PATH'],
  // What one has compiled, the next need not.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
