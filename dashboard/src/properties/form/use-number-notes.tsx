import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { first } from '../../queries.ts'
import type { FieldNote } from '../../ui/form/field-notes.tsx'
import { LinkText } from '../../ui/link.tsx'
import { useWords } from '../../words/language.ts'

/** The service takes a number twice; each portal takes it once, and would say so only later. */
export function useNumberNotes(number: unknown, propertyId?: string): Map<string, FieldNote[]> {
  const words = useWords()
  const [externalId] = useDebouncedValue(typeof number === 'string' ? number : '', 350)
  // The property itself may have it, too.
  const query = first('listPropertyOverviews', { externalId, limit: 2 })
  // Nobody tells when the other is gone: it is asked for each time, and not remembered.
  const { data } = useQuery({ ...query, enabled: externalId !== '', staleTime: 0, gcTime: 0 })
  const other = data?.items.find(({ id }) => id !== propertyId)
  if (other === undefined || other.externalId !== number) return new Map()
  const link = (
    <LinkText to={paths.property} params={{ propertyId: other.id }} target="_blank">
      {words.propertyForm.seeOther}
    </LinkText>
  )
  return new Map([['/externalId', [{ tone: 'waiting', message: words.propertyForm.numberTaken(other.title), link }]]])
}
