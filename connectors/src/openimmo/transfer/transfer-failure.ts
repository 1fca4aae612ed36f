import { isRecord } from '@aushang/model'
import type { Said } from '../../contract.ts'
import { ForbiddenAddress } from '../../portal-session.ts'

/**
 * Why a step of a transfer failed, as far as the connection can tell:
 *
 * - `unauthorized`: not with these credentials, this directory, this certificate
 * - `unavailable`: the server cannot, at the moment
 * - `refused`: the server said no to this very step, and would again
 * - `lost`: no answer; whether the step was done is not known
 */
export class TransferFailure extends Error {
  readonly kind: 'unauthorized' | 'unavailable' | 'refused' | 'lost'
  readonly said: Said

  constructor(kind: TransferFailure['kind'], message: string, said: Said = {}) {
    super(message)
    this.kind = kind
    this.said = said
  }
}

/** The sentences that do not depend on the protocol. */
export const failed = {
  address(host: string, error: unknown): TransferFailure {
    if (error instanceof ForbiddenAddress) return new TransferFailure('unauthorized', error.message)
    return new TransferFailure('unavailable', `The host ${host} cannot be found.`, saidBy(error))
  },
  connection(host: string, error: unknown): TransferFailure {
    const code = codeOf(error)
    const sentence = sentences[code]
    if (sentence !== undefined) return new TransferFailure('unavailable', sentence(host), { words: code })
    return new TransferFailure('lost', `The connection to ${host} broke off.`, saidBy(error))
  },
  silence(host: string, kind: 'unavailable' | 'lost'): TransferFailure {
    return new TransferFailure(kind, `${host} did not answer in time.`)
  },
  certificate(host: string, error: unknown): TransferFailure | undefined {
    const code = codeOf(error)
    if (code === 'CERT_HAS_EXPIRED') {
      return new TransferFailure('unavailable', `The certificate of ${host} has expired; the portal must renew it.`, {
        words: code,
      })
    }
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
      return new TransferFailure('unauthorized', `The certificate that ${host} shows is made out to another name.`, {
        words: code,
      })
    }
    if (!/CERT|SIGNATURE|ISSUER/.test(code)) return undefined
    return new TransferFailure('unauthorized', `The certificate of ${host} is signed by nobody whom we trust.`, {
      words: code,
    })
  },
  directory(directory: string, said: Said): TransferFailure {
    return new TransferFailure('unauthorized', `There is no directory ${directory} that the login may enter.`, said)
  },
  login(host: string, said: Said): TransferFailure {
    return new TransferFailure('unauthorized', `${host} does not accept the user name and password, or key.`, said)
  },
  plainLogin(host: string, said: Said): TransferFailure {
    return new TransferFailure('unauthorized', `${host} takes no login without TLS: choose ftps as the protocol.`, said)
  },
  space(host: string, said: Said): TransferFailure {
    return new TransferFailure('unavailable', `${host} has no space left for the file.`, said)
  },
  halfStored(host: string, stored: number, sent: number): TransferFailure {
    return new TransferFailure('unavailable', `${host} kept ${stored} bytes of ${sent}; the file is sent again.`)
  },
}

const sentences: Record<string, (host: string) => string> = {
  ECONNREFUSED: (host) => `${host} takes no connection on this port.`,
  EHOSTUNREACH: (host) => `There is no way to ${host}.`,
  ENETUNREACH: (host) => `There is no way to ${host}.`,
}

function codeOf(error: unknown): string {
  const { code } = factsOf(error)
  return typeof code === 'string' || typeof code === 'number' ? String(code) : ''
}

export function saidBy(error: unknown): Said {
  const { code, message } = factsOf(error)
  const words = typeof message === 'string' ? message.slice(0, 500) : ''
  return { ...(typeof code === 'number' && { status: code }), words }
}

/** What libraries tell of a failure: a code, on which level it happened, a message. */
export function factsOf(error: unknown): { code?: unknown; level?: unknown; message?: unknown } {
  return isRecord(error) ? error : {}
}
