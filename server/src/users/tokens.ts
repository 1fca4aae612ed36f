import { hash } from 'node:crypto'
import { randomText } from '../lib/ids.ts'

/** 40 characters at random, for a cookie or a link: too many to guess, so that a plain hash is enough to keep. */
export function newToken(): string {
  return randomText(40)
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
