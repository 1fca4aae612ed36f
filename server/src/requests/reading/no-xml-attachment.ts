import type { Part } from './mime.ts'
import { Unreadable } from './unreadable.ts'

/** Says what the mail has instead, and what whoever forwards it can change. */
export function noXmlAttachment(attachments: Part[], body: string): Unreadable {
  return new Unreadable('no_xml_attachment', `The mail bears no XML attachment: ${foundInstead(attachments, body)}`)
}

const xmlInText = /<(?:[\w-]{1,40}:)?(?:openimmo_feedback|objektanfrage)[\s>/]/i

function foundInstead(attachments: Part[], body: string): string {
  if (xmlInText.test(body)) {
    return 'the inquiry stands in its text, as XML. Let the forwarding rule redirect the portal’s mail, or forward it as an attachment, in place of copying it into the text.'
  }
  if (attachments.length > 0) {
    const count = attachments.length === 1 ? 'one attachment' : `${attachments.length} attachments`
    return `it has ${count}, and none is XML (${typesOf(attachments)}). Let the forwarding rule send on only inquiries, with what is attached to them; and have the portal attach OpenImmo feedback, if it does not.`
  }
  return 'it is nothing but text. Let the forwarding rule redirect the portal’s mail, or forward it as an attachment, so that what is attached comes along; and have the portal attach OpenImmo feedback, if it does not.'
}

const typesMax = 3

/** Not their names: those may be a person's, and what is told here outlasts what is erased. */
function typesOf(attachments: Part[]): string {
  const types = [...new Set(attachments.map(({ type }) => knownForm.exec(type)?.[0] ?? 'of no known type'))]
  return [...types.slice(0, typesMax), ...(types.length > typesMax ? ['…'] : [])].join(', ')
}

const knownForm = /^(application|audio|font|image|message|model|text|video)\/[a-z0-9.+-]{1,80}$/
