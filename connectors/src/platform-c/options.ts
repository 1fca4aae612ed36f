import { closed } from '@aushang/model'
import Type, { type Static } from 'typebox'

export const Options = closed({
  marketingKey: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      format: 'not-blank',
    }),
  ),
})
export type Options = Static<typeof Options>

export function marketingKeyOf({ marketingKey = 'AUSHANG' }: Options): string {
  return marketingKey
}
