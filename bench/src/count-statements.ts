import { writeFileSync } from 'node:fs'
import pg from 'pg'

/**
 * Loaded into the service before it starts: counts what it sends to the database, transactions' beginnings and ends
 * included, and writes the number to the file STATEMENTS_FILE whenever it gets SIGUSR2.
 */
let count = 0
const query = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  count++
  return query.apply(this, given)
} as typeof pg.Client.prototype.query
process.on('SIGUSR2', () => writeFileSync(process.env['STATEMENTS_FILE'] ?? '', String(count)))
