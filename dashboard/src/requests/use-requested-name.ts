import type { Request } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { propertyName } from '../properties/number-of.ts'
import { one } from '../queries.ts'

/** What the property that is asked about is called, which an inquiry knows only by its number; undefined where nobody knows. */
export function useRequestedName({
  propertyId = '',
  externalId,
}: Pick<Request, 'propertyId' | 'externalId'>): string | undefined {
  const isMadeUp = externalId === propertyId
  const { data } = useQuery({ ...one('getProperty', propertyId), enabled: isMadeUp, retry: false })
  return isMadeUp ? data && propertyName({ ...data, title: data.fields.title }) : externalId
}
