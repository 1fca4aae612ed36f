import { messageOf, renderMessage } from '@aushang/model'
import { expect, test } from 'vitest'
import { deliveryFailureSentence } from './record-answers.ts'

test.for([
  ['webhook_disabled', 'The webhook was switched off, so nothing was sent.'],
  ['too_many_redirects', 'The receiver answered, but did not accept the message.'],
  ['invalid_request', 'The address at example.org cannot be called.'],
  ['body_too_large', 'The answer of example.org could not be understood.'],
] as const)('a delivery that ended as %s says: %s', ([code, sentence]) => {
  const message = messageOf(deliveryFailureSentence(code, 'https://example.org/hook?key=secret', 15))

  expect(renderMessage(message, 'en')).toBe(sentence)
})
