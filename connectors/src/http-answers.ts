import type { Said, Unavailable } from './contract.ts'

/** What answers by HTTP mean, whichever portal gives them. */

const retryAfterMsMax = 24 * 3_600_000

export function retryAfterMs({ headers }: { headers: Record<string, string> }, nowMs: number): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  if (text === '') return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), retryAfterMsMax)
}

export function unintelligible(said: Said | undefined): Unavailable {
  return { kind: 'unavailable', sentence: { key: 'portalUnintelligible' }, ...(said && { said }) }
}
