import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

const known = ['HOST', 'HTTP_PORT', 'SMTP_PORT', 'DATABASE_URL', 'DATA_DIR', 'RUN']

test.for([
  ['HTTP_PROT', 'HTTP_PORT'],
  ['HTTPPORT', 'HTTP_PORT'],
  ['http_port', 'HTTP_PORT'],
  ['DATABSE_ULR', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['HOSTS', 'HOST'],
  ['HOME', null],
  ['PORT', null],
  ['RUNS', null],
  ['PATH', null],
  ['FTP_PORT', null],
  ['', null],
] as const)('%s is taken for %s', ([written, meant]) => {
  expect(nearestName(written, known)).toBe(meant)
})
