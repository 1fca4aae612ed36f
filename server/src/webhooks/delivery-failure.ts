import type { DeliveryFailure, Sentence } from '@aushang/model'

/** Why an attempt failed, for a person to read. Of the receiver, only its host is named. */
export function deliveryFailureSentence(code: DeliveryFailure, url: string, seconds: number): Sentence {
  const params = { host: URL.parse(url)?.host ?? url }
  switch (code) {
    case 'webhook_disabled':
      return { key: 'deliveryToDisabled' }
    case 'refused_by_receiver':
    case 'too_many_redirects':
      return { key: 'deliveryRefused' }
    case 'clock_off':
      return { key: 'deliveryRefusedForClock' }
    case 'blocked_address':
      return { key: 'receiverBlocked', params }
    case 'invalid_url':
    case 'invalid_request':
      return { key: 'receiverAddressUnusable', params }
    case 'dns_failed':
      return { key: 'receiverUnknown', params }
    case 'connection_refused':
    case 'connection_failed':
      return { key: 'receiverTakesNoConnection', params }
    case 'tls_failed':
      return { key: 'receiverInsecure', params }
    case 'timeout':
      return { key: 'receiverSilent', params: { ...params, seconds } }
    case 'connection_lost':
      return { key: 'receiverBrokeOff', params }
    case 'malformed_answer':
    case 'body_too_large':
      return { key: 'receiverUnintelligible', params }
    case 'aborted':
      return { key: 'attemptInterrupted' }
  }
}
