import type { Sentence } from '@aushang/model'
import type { Part } from './mime.ts'
import { Unreadable } from './unreadable.ts'

/** Says what the mail has instead, and what whoever forwards it can change. */
export function noXmlAttachment(attachments: Part[], body: string): Unreadable {
  return new Unreadable('no_xml_attachment', foundInstead(attachments, body))
}

const xmlInText = /<(?:[\w-]{1,40}:)?(?:openimmo_feedback|objektanfrage)[\s>/]/i

function foundInstead(attachments: Part[], body: string): Sentence {
  if (xmlInText.test(body)) return { key: 'mailHasInquiryInText' }
  if (attachments.length === 0) return { key: 'mailIsTextOnly' }
  const types = typesOf(attachments)
  return {
    key: 'mailHasOtherAttachments',
    params: { count: attachments.length, types: types.slice(0, typesMax), areMore: types.length > typesMax },
  }
}

const typesMax = 3

/** Not their names: those may be a person's, and what is told here outlasts what is erased. */
function typesOf(attachments: Part[]): string[] {
  return [...new Set(attachments.flatMap(({ type }) => knownForm.exec(type)?.[0] ?? []))]
}

const knownForm = /^(application|audio|font|image|message|model|text|video)\/[a-z0-9.+-]{1,80}$/
