import Type from 'typebox'

/**
 * What may be wrong with a request, as the `issues` of an error say it. A code is part of the interface: it never changes.
 * `docs/errors.md` is made from this list.
 */
export const issueCatalogue = {
  required: 'The member is missing, or the whole body.',
  unknown_member: 'There is no member or query parameter of this name.',
  wrong_type: 'The value is of another kind: a text instead of a number.',
  not_allowed: 'The value is none of those that are allowed here.',
  wrong_format: 'The text is not written as it must be, such as a date or an address.',
  too_short: 'The text has too few characters.',
  too_long: 'The text has too many characters.',
  too_small: 'The number is too small.',
  too_large: 'The number is too large.',
  too_few: 'The list has too few items, or the object too few members.',
  too_many: 'The list has too many items.',
  repeated: 'The list names the same item twice.',
  repeated_member: 'The object names the same member twice.',
  forbidden_character: 'The text, or the name of the member, holds a character that cannot be stored.',
  too_deep: 'The body nests too deep.',
  contradiction: 'The value contradicts another member.',
  in_the_past: 'The day is past; it must lie ahead.',
  unchangeable: 'The member cannot be changed after creation.',
  unknown_contact: 'The account has no such contact.',
  unknown_property: 'The account has no such property.',
  unknown_target: 'The account has no such target.',
  forbidden_url: 'The address must not be called, see `docs/webhooks.md`.',
  not_in_legacy: 'The legacy envelope does not know the event.',
  malformed_form: 'The body is not a form as its `Content-Type` says.',
  one_file: 'The form holds no file, or more than one.',
  invalid: 'The value does not fit for another reason, which the message tells.',
} as const satisfies Record<string, string>

export type IssueCode = keyof typeof issueCatalogue

export const IssueCode = Type.Unsafe<IssueCode>({
  $id: 'IssueCode',
  type: 'string',
  enum: Object.keys(issueCatalogue),
  description: 'What is wrong; docs/errors.md says what each code means.',
})
