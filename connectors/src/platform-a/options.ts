import { closed, oneOfWords } from '@aushang/model'
import Type, { type Static } from 'typebox'

export const portalChannel = '10000'

export const Options = closed({
  onWithdraw: Type.Optional(oneOfWords(['deactivate', 'delete'])),
  publishChannels: Type.Optional(
    Type.Array(Type.String({ pattern: '^[0-9]{1,10}$', examples: ['10000'] }), {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      examples: [['10000', '10001']],
    }),
  ),
})
export type Options = Static<typeof Options>

export function channelsOf({ publishChannels = [portalChannel] }: Options): string[] {
  return publishChannels
}
