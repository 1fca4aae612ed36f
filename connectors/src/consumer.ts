import Type from 'typebox'

/** What the agreement with a portal gives to its customer, by which an application proves itself. */
export const consumerMembers = {
  key: Type.String({ minLength: 1, maxLength: 200, format: 'not-blank' }),
  secret: Type.String({ minLength: 1, maxLength: 200, format: 'not-blank', writeOnly: true }),
}
