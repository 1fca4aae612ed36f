/** For connections that are kept: whoever is silent for long is forgotten by something on the way, and does not notice. */
export const keptConnection = { connectionTimeoutMillis: 5_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

// A statement that takes so long is a fault. A server that has fallen silent does not say so: who waits for it gives up a little later.
const statementSecondsMax = 30
export const answerMsMax = (statementSecondsMax + 5) * 1000
const always = { statement_timeout: `${statementSecondsMax}s`, idle_in_transaction_session_timeout: '30s', jit: 'off' }

/**
 * For the statements of `lib/background-work`: a plan is made once and kept, perhaps while a table is still empty, and leaves no choice
 * but look-ups by key. To plan them anew whenever the planner reckons that it pays takes half of the time of a claim.
 */
const workPlanning = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_sort: 'off',
  join_collapse_limit: '1',
}
// What they are by default.
const usualPlanning: typeof workPlanning = {
  plan_cache_mode: 'auto',
  enable_seqscan: 'on',
  enable_hashjoin: 'on',
  enable_mergejoin: 'on',
  enable_sort: 'on',
  join_collapse_limit: '8',
}

// Whoever settles gives way when somebody holds its account's log for longer than this, and tries again.
const settling = { ...workPlanning, lock_timeout: '2s' }

/** What a connection is told once, when it is opened: PostgreSQL takes it with the start of a session, too, but poolers refuse that. */
export type SessionSettings = Record<string, string>

// A request waits for a lock no longer than for a connection: nothing that we do holds one for nearly as long.
export const poolSettings = (patienceMs: number): SessionSettings => ({ ...always, lock_timeout: `${patienceMs}ms` })
export const workPoolSettings: SessionSettings = { ...always, ...settling }
// Sorting is off because it would hold back the first row until the last was read: the key's index has them in order already.
export const listPoolSettings: SessionSettings = { jit: 'off', enable_sort: 'off' }
export const beginWork = `begin; ${setting(settling, 'until commit')}`
/** In a transaction that was begun like that. */
export const planAsUsual = setting(usualPlanning, 'until commit')

/** In one statement. */
export function setting(settings: SessionSettings, until: 'until commit' | 'for good'): string {
  const isLocal = until === 'until commit'
  const all = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`)
  return `select ${all.join(', ')}`
}
