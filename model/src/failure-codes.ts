import Type from 'typebox'

/**
 * Why something failed, as events and resources say it in `failureCode`. A code is part of the interface: it never
 * changes. `docs/failure-codes.md` is made from this list.
 */
export const failureCatalogue = {
  attachment_not_found: {
    about: 'attachments',
    means: 'The address of an attachment answers that there is nothing (404, 410).',
    acts: 'client',
    isRetried: false,
  },
  attachment_forbidden: {
    about: 'attachments',
    means: 'The address of an attachment refuses us (401, 403, another 4xx).',
    acts: 'client',
    isRetried: false,
  },
  attachment_address_blocked: {
    about: 'attachments',
    means: 'The address of an attachment, or one that it redirects to, is not public, and we must not reach it.',
    acts: 'client',
    isRetried: false,
  },
  attachment_redirect_failed: {
    about: 'attachments',
    means: 'The address of an attachment redirects in circles, more than three times, or to nowhere.',
    acts: 'client',
    isRetried: false,
  },
  attachment_host_unknown: {
    about: 'attachments',
    means: 'The name in the address of an attachment cannot be resolved.',
    acts: 'client',
    isRetried: true,
  },
  attachment_unreachable: {
    about: 'attachments',
    means: 'The address of an attachment takes no connection, does not answer in time, or does not speak HTTP.',
    acts: 'client',
    isRetried: true,
  },
  attachment_source_failed: {
    about: 'attachments',
    means: 'The address of an attachment answers with an error of its own (5xx), or that it is busy (408, 429).',
    acts: 'client',
    isRetried: true,
  },
  attachment_incomplete: {
    about: 'attachments',
    means: 'The connection ended before all of an attachment had come; it is shorter than announced.',
    acts: 'client',
    isRetried: true,
  },
  attachment_empty: {
    about: 'attachments',
    means: 'An attachment has no bytes.',
    acts: 'client',
    isRetried: false,
  },
  attachment_too_large: {
    about: 'attachments',
    means: 'An attachment is larger than 16 MB.',
    acts: 'client',
    isRetried: false,
  },
  attachment_no_room: {
    about: 'attachments',
    means:
      'The account has stored as much as it may (`usage` of `GET /account`), so that an attachment could not be kept.',
    acts: 'client',
    isRetried: false,
  },
  attachment_too_many_pixels: {
    about: 'attachments',
    means: 'A picture has more pixels than can be taken, in all its frames together.',
    acts: 'client',
    isRetried: false,
  },
  attachment_too_many_frames: {
    about: 'attachments',
    means: 'An animation has more frames than can be taken.',
    acts: 'client',
    isRetried: false,
  },
  attachment_too_complex: {
    about: 'attachments',
    means: 'An attachment takes too long, or too much memory, to be read.',
    acts: 'client',
    isRetried: false,
  },
  attachment_is_web_page: {
    about: 'attachments',
    means: 'An attachment is a web page, such as a login or a note that the file is gone.',
    acts: 'client',
    isRetried: false,
  },
  attachment_unsupported: {
    about: 'attachments',
    means: 'An attachment is neither a picture nor a PDF of a kind that we take, whatever its name or its header says.',
    acts: 'client',
    isRetried: false,
  },
  attachment_polyglot: {
    about: 'attachments',
    means:
      'An attachment is of two kinds at once: a picture or a PDF that is also a web page, a program, or an archive.',
    acts: 'client',
    isRetried: false,
  },
  attachment_corrupt: {
    about: 'attachments',
    means: 'An attachment is cut off or damaged.',
    acts: 'client',
    isRetried: false,
  },
  attachment_encrypted: {
    about: 'attachments',
    means: 'A PDF is encrypted; portals take only such as anybody can open.',
    acts: 'client',
    isRetried: false,
  },
  field_missing: {
    about: 'publications',
    means: 'The portal wants a field that the property does not have.',
    acts: 'client',
    isRetried: false,
  },
  field_invalid: {
    about: 'publications',
    means: 'The portal does not take the value of a field.',
    acts: 'client',
    isRetried: false,
  },
  duplicate_on_portal: {
    about: 'publications',
    means: 'The portal has another advert under this external id.',
    acts: 'client',
    isRetried: false,
  },
  external_id_taken: {
    about: 'publications',
    means: 'Another property of the account has, or had, this external id on the target.',
    acts: 'client',
    isRetried: false,
  },
  quota_exhausted: {
    about: 'publications',
    means: 'The contract with the portal allows no more adverts.',
    acts: 'client',
    isRetried: false,
  },
  rejected_by_portal: {
    about: 'publications',
    means: 'The portal refused the advert for another reason, which `portalMessage` quotes.',
    acts: 'client',
    isRetried: false,
  },
  report_missing: {
    about: 'publications',
    means:
      'The portal was to say whether it took the advert, in an import report or when asked, and has not within a day.',
    acts: 'portal',
    isRetried: false,
  },
  portal_unavailable: {
    about: 'publications',
    means: 'The portal could not be reached, or could not do its work.',
    acts: 'portal',
    isRetried: true,
  },
  outcome_unknown: {
    about: 'publications',
    means: 'The portal was sent something and did not answer. The next try looks what became of it.',
    acts: 'portal',
    isRetried: true,
  },
  portal_remark: {
    about: 'publications',
    means: 'The portal has taken the advert, and remarks something about it. Only among `warnings`.',
    acts: 'client',
    isRetried: false,
  },
  left_out: {
    about: 'publications',
    means: 'The portal has no place for it, or takes no more: the advert is shown without it. Only among `warnings`.',
    acts: 'client',
    isRetried: false,
  },
  said_in_note: {
    about: 'publications',
    means: 'The portal has no field for it: it is said in words, among the other notes. Only among `warnings`.',
    acts: 'client',
    isRetried: false,
  },
  shortened: {
    about: 'publications',
    means: 'The portal takes fewer characters: the rest is cut off. Only among `warnings`.',
    acts: 'client',
    isRetried: false,
  },
  too_large_for_portal: {
    about: 'publications',
    means:
      'A file is larger than the portal says it takes, is sent as it is, and may be left out there. Only among `warnings`.',
    acts: 'client',
    isRetried: false,
  },
  field_doubtful: {
    about: 'publications',
    means: 'The portal takes it, but it is out of date, or contradicts something else. Only among `warnings`.',
    acts: 'client',
    isRetried: false,
  },
  inquiries_not_collected: {
    about: 'publications',
    means:
      'The portal cannot be asked to send inquiries here by itself, although the target wants it. Only among `warnings`.',
    acts: 'client',
    isRetried: false,
  },
  service_fault: {
    about: 'publications',
    means: 'The service met with a fault of its own, such as a picture that its storage does not give out.',
    acts: 'operator',
    isRetried: true,
  },
  unauthorized: {
    about: 'targets',
    means:
      'The user has not granted access on the portal (yet), or the portal does not accept us or the login (any more); the target waits for its user.',
    acts: 'client',
    isRetried: false,
  },
  consumer_key_missing: {
    about: 'targets',
    means: 'The account has no consumer credentials for this type of portal.',
    acts: 'client',
    isRetried: false,
  },
  consumer_key_refused: {
    about: 'targets',
    means: 'The portal does not accept the consumer credentials of the account, whatever its users say.',
    acts: 'client',
    isRetried: false,
  },
  portal_address_blocked: {
    about: 'targets',
    means: 'The host of the portal is at an address that is not public, and nothing is sent there.',
    acts: 'client',
    isRetried: false,
  },
  connection_insecure: {
    about: 'targets',
    means: 'The host offers no TLS, wants it, or shows a certificate that is not to be trusted.',
    acts: 'client',
    isRetried: false,
  },
  host_key_changed: {
    about: 'targets',
    means: 'The host shows another SSH key than before. Credentials that are given again accept it.',
    acts: 'client',
    isRetried: false,
  },
  private_key_unreadable: {
    about: 'targets',
    means: 'The private key of the login cannot be read, or has a passphrase.',
    acts: 'client',
    isRetried: false,
  },
  directory_missing: {
    about: 'targets',
    means: 'The directory of the target does not exist, or the login may not enter it.',
    acts: 'client',
    isRetried: false,
  },
  directory_not_writable: {
    about: 'targets',
    means: 'The login may not put files into the directory.',
    acts: 'client',
    isRetried: false,
  },
  advert_missing: {
    about: 'publications',
    means: 'A comparison has found that the portal does not have an advert any more that nobody here has taken down.',
    acts: 'client',
    isRetried: false,
  },
  advert_deactivated: {
    about: 'publications',
    means: 'A comparison has found that the portal has an advert, and does not show it.',
    acts: 'client',
    isRetried: false,
  },
  advert_unreadable: {
    about: 'publications',
    means: 'An advert cannot be adopted: its kind, or what it lacks, makes no property here.',
    acts: 'client',
    isRetried: false,
  },
  would_change_meaning: {
    about: 'publications',
    means:
      'An advert says something that has no place here, so that the next edit would change or lose it at the portal. `unread` names it.',
    acts: 'client',
    isRetried: false,
  },
  no_xml_attachment: {
    about: 'inquiries',
    means: 'The mail bears no XML attachment.',
    acts: 'client',
    isRetried: false,
  },
  xml_malformed: {
    about: 'inquiries',
    means: 'The XML of the mail is broken beyond what can be mended.',
    acts: 'portal',
    isRetried: false,
  },
  xml_unsafe: {
    about: 'inquiries',
    means: 'The XML of the mail has a DOCTYPE, nests too deep or is too large, and is not read.',
    acts: 'portal',
    isRetried: false,
  },
  unknown_format: {
    about: 'inquiries',
    means: 'The XML of the mail is none of the kinds in which portals send inquiries.',
    acts: 'client',
    isRetried: false,
  },
  no_prospect: {
    about: 'inquiries',
    means: 'The inquiry names nobody who could be answered.',
    acts: 'portal',
    isRetried: false,
  },
  mail_is_bounce: {
    about: 'inquiries',
    means: 'The mail tells that another mail could not be delivered. Nothing is ever sent back.',
    acts: 'client',
    isRetried: false,
  },
  mail_is_automatic_reply: {
    about: 'inquiries',
    means: 'The mail is an automatic reply, such as an out-of-office note. Nothing is ever sent back.',
    acts: 'client',
    isRetried: false,
  },
  mail_is_empty: {
    about: 'inquiries',
    means: 'The mail has nothing in it.',
    acts: 'client',
    isRetried: false,
  },
  mail_unreadable: {
    about: 'inquiries',
    means:
      'The mail has too many parts, nests too deep, takes too long to be read, or meets a fault of ours. It is kept.',
    acts: 'client',
    isRetried: false,
  },
} as const satisfies Record<string, FailureEntry>

interface FailureEntry {
  about: 'attachments' | 'publications' | 'targets' | 'inquiries'
  means: string
  /** Who must act. */
  acts: 'client' | 'portal' | 'operator'
  /** Whether it is tried again before it is final. */
  isRetried: boolean
}

export type FailureCode = keyof typeof failureCatalogue

const failureCodes = Object.keys(failureCatalogue) as FailureCode[]

/** With one of these, a target waits for its user, and its listings for the target. */
export type AccessFailure = {
  [Code in FailureCode]: (typeof failureCatalogue)[Code]['about'] extends 'targets' ? Code : never
}[FailureCode]

export const accessFailures = failureCodes.filter(
  (code): code is AccessFailure => failureCatalogue[code].about === 'targets',
)

export const FailureCode = Type.Unsafe<FailureCode>({
  $id: 'FailureCode',
  type: 'string',
  enum: failureCodes,
  description: 'Why it failed; docs/failure-codes.md says what each code means and who must act.',
})
