import type { InquiryDetails } from '@aushang/model'
import { requestLengths as lengths } from '@aushang/model/request-words'
import { withoutUndefined } from '@aushang/model/without-undefined'
import { paragraph } from '../clean-text.ts'
import { names } from './field-names.ts'
import type { Fields } from './fields.ts'

const furtherDetailsMark = 'Weitere Daten zum Interessenten'

/** Below a mark, one portal puts what else the prospect told about himself: it is no part of what he wrote. */
export function messageOf(fields: Fields, others: string[] = []): Pick<InquiryDetails, 'message' | 'furtherDetails'> {
  const whole = fields.get(messageName(fields))?.join('\n\n') ?? ''
  const cut = whole.indexOf(furtherDetailsMark)
  const [message, details] =
    cut === -1 ? [whole, ''] : [whole.slice(0, cut), whole.slice(cut + furtherDetailsMark.length)]
  return withoutUndefined({
    message: paragraph(message, lengths.message),
    furtherDetails: paragraph([details.replace(/^[\s:–-]+/, '').trimEnd(), ...others].join('\n'), lengths.message),
  })
}

export function messageName(fields: Fields): string {
  return names.message.split(' ').find((name) => fields.has(name)) ?? ''
}
