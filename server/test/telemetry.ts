import { pino } from 'pino'
import { Registry } from 'prom-client'
import type { Telemetry } from '../src/lib/telemetry/telemetry.ts'

/** For tests that look at none of it. */
export function silentTelemetry(): Telemetry {
  return { log: pino({ level: 'silent' }), metrics: new Registry() }
}
