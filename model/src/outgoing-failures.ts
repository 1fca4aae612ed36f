import Type from 'typebox'

/** What a call of the service to somebody else may fail with: a portal, the source of an attachment, a webhook. */
const outgoingFailureCatalogue = {
  blocked_address: 'Nothing was sent, because the address may not be called.',
  invalid_url: 'Nothing was sent, because the address is none that can be called.',
  invalid_request: 'Nothing was sent, because the request cannot be put into HTTP.',
  dns_failed: 'The name in the address cannot be resolved.',
  connection_refused: 'The connection was refused.',
  connection_failed: 'No connection came about.',
  tls_failed: 'No secure connection came about, or it broke.',
  timeout: 'No whole answer came in time.',
  connection_lost: 'The connection broke before the whole answer had come.',
  malformed_answer: 'What came was not HTTP.',
  body_too_large: 'The answer was longer than can be taken.',
  clock_off:
    'It was refused because the clock of the service and that of the other side are too far apart; whoever runs the service is told.',
  too_many_redirects: 'The answer was still a redirect after as many as are followed.',
  aborted:
    'The service gave the call up, such as when it shuts down; it is tried again, as if there had been no such attempt.',
} as const satisfies Record<string, string>

export type OutgoingFailure = keyof typeof outgoingFailureCatalogue

export const OutgoingFailure = Type.Unsafe<OutgoingFailure>({
  $id: 'OutgoingFailure',
  type: 'string',
  enum: Object.keys(outgoingFailureCatalogue),
})

/** What an attempt at a delivery may fail with. The table in `docs/webhooks.md` is made from this list. */
export const deliveryFailureCatalogue = {
  refused_by_receiver: 'The receiver’s answer is not from 200 to 299; `statusCode` has it.',
  webhook_disabled: 'The webhook had been disabled meanwhile, so that nothing was sent.',
  ...outgoingFailureCatalogue,
} as const satisfies Record<string, string>

export type DeliveryFailure = keyof typeof deliveryFailureCatalogue

export const DeliveryFailure = Type.Unsafe<DeliveryFailure>({
  $id: 'DeliveryFailure',
  type: 'string',
  enum: Object.keys(deliveryFailureCatalogue),
  description: 'Why the attempt failed; docs/webhooks.md says what each code means.',
})
