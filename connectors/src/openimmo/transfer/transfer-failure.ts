import { type AccessFailure, isRecord, type Sentence } from '@aushang/model'
import type { Said } from '../../contract.ts'
import { ForbiddenAddress } from '../../portal-session.ts'

/**
 * Why a step of a transfer failed, as far as the connection can tell:
 *
 * - `unauthorized`: not with these credentials, this directory, this certificate; `code` says which
 * - `unavailable`: the server cannot, at the moment
 * - `refused`: the server said no to this very step, and would again
 * - `lost`: no answer; whether the step was done is not known
 */
export class TransferFailure extends Error {
  readonly kind: 'unauthorized' | 'unavailable' | 'refused' | 'lost'
  readonly sentence: Sentence
  readonly said: Said
  readonly code: AccessFailure

  constructor(
    kind: TransferFailure['kind'],
    sentence: Sentence,
    said: Said = {},
    code: AccessFailure = 'unauthorized',
  ) {
    super(sentence.key)
    this.kind = kind
    this.sentence = sentence
    this.said = said
    this.code = code
  }
}

/** The sentences that do not depend on the protocol. */
export const failed = {
  address(host: string, error: unknown): TransferFailure {
    if (error instanceof ForbiddenAddress) {
      const sentence: Sentence = { key: 'portalAddressBlocked', params: { host } }
      return new TransferFailure('unauthorized', sentence, {}, 'portal_address_blocked')
    }
    return new TransferFailure('unavailable', { key: 'hostNotFound', params: { host } }, saidBy(error))
  },
  connection(host: string, error: unknown): TransferFailure {
    const code = codeOf(error)
    const key = sentences[code]
    if (key !== undefined) return new TransferFailure('unavailable', { key, params: { host } }, { words: code })
    return new TransferFailure('lost', { key: 'hostBrokeOff', params: { host } }, saidBy(error))
  },
  silence(host: string, kind: 'unavailable' | 'lost'): TransferFailure {
    return new TransferFailure(kind, { key: 'hostSilent', params: { host } })
  },
  tooMuch(host: string): TransferFailure {
    return new TransferFailure('lost', { key: 'hostSendsTooMuch', params: { host } })
  },
  certificate(host: string, error: unknown): TransferFailure | undefined {
    const code = codeOf(error)
    const said = { words: code }
    if (code === 'CERT_HAS_EXPIRED') {
      return new TransferFailure('unavailable', { key: 'certificateOutdated', params: { host } }, said)
    }
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
      return insecure({ key: 'certificateOfAnother', params: { host } }, said)
    if (!/CERT|SIGNATURE|ISSUER/.test(code)) return undefined
    return insecure({ key: 'certificateUntrusted', params: { host } }, said)
  },
  directory(directory: string, said: Said): TransferFailure {
    const sentence: Sentence = { key: 'directoryMissing', params: { directory } }
    return new TransferFailure('unauthorized', sentence, said, 'directory_missing')
  },
  login(host: string, said: Said): TransferFailure {
    return new TransferFailure('unauthorized', { key: 'loginRefused', params: { host } }, said)
  },
  plainLogin(host: string, said: Said): TransferFailure {
    return insecure({ key: 'loginNeedsTls', params: { host } }, said)
  },
  tls(host: string, said: Said): TransferFailure {
    return insecure({ key: 'tlsNotOffered', params: { host } }, said)
  },
  space(host: string, said: Said): TransferFailure {
    return new TransferFailure('unavailable', { key: 'hostFull', params: { host } }, said)
  },
  elsewhere(host: string): TransferFailure {
    return new TransferFailure('unavailable', { key: 'hostSendsElsewhere', params: { host } })
  },
  halfStored(host: string): TransferFailure {
    return new TransferFailure('unavailable', { key: 'hostKeptPart', params: { host } })
  },
}

const sentences: Record<string, 'hostTakesNoConnection' | 'hostUnreachable' | undefined> = {
  ECONNREFUSED: 'hostTakesNoConnection',
  EHOSTUNREACH: 'hostUnreachable',
  ENETUNREACH: 'hostUnreachable',
}

function insecure(sentence: Sentence, said: Said): TransferFailure {
  return new TransferFailure('unauthorized', sentence, said, 'connection_insecure')
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
