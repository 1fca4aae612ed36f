import { closed, oneOfWords } from '@aushang/model'
import Type, { type Static } from 'typebox'

export const portalChannel = '10000'

export const Options = closed({
  onWithdraw: Type.Optional(
    oneOfWords(
      ['deactivate', 'delete'],
      'What becomes of an advert that is taken down: deactivate (the default), as the portal recommends, keeps its number and its statistics there; delete does not. With its property, it is deleted in any case.',
    ),
  ),
  publishChannels: Type.Optional(
    Type.Array(Type.String({ pattern: '^[0-9]{1,10}$' }), {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      description:
        'The numbers of the channels on which adverts are put online: 10000 is the portal itself (the default), 10001 the homepage of the agency, others are those of groups.',
      examples: [['10000', '10001']],
    }),
  ),
})
export type Options = Static<typeof Options>

export function channelsOf({ publishChannels = [portalChannel] }: Options): string[] {
  return publishChannels
}
