import type { Property } from '@aushang/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { all, one } from '../queries.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useFormat, useWords } from '../words/language.ts'
import { lastShown } from './last-shown.ts'
import { propertyName } from './number-of.ts'
import { propertyViews } from './property-views.ts'

/** What is on portals is taken down there first; it goes when they have confirmed that. */
export function DeleteProperty({ property }: { property: Property }) {
  const { id } = property
  const name = propertyName({ ...property, title: property.fields.title })
  const words = useWords()
  const format = useFormat()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: targets = [] } = useQuery(all('listTargets'))
  const { data: listings = [] } = useQuery(all('listListings', { propertyId: id }))
  const portals = listings.map(({ targetId }) => targets.find((target) => target.id === targetId)?.name ?? '')
  const isListed = portals.length > 0
  const remove = useAct(() => api.deleteProperty(id, isListed ? { unpublish: true } : {}), {
    changes: [...propertyViews, 'countListings'],
    done: () => (isListed ? words.properties.leaving(name) : words.properties.deleted(name)),
    onDone: async () => {
      await navigate({ to: paths.properties, search: lastShown(), ignoreBlocker: true })
      client.removeQueries(one('getProperty', id))
    },
    isFailureShown: true,
  })
  return (
    <AskFirst
      label={words.properties.delete}
      title={words.properties.deleteTitle(name)}
      action={isListed ? words.properties.takeDownAndDelete : words.properties.delete}
      isDangerous
      act={remove}
      button={{ size: 'xs', variant: 'subtle', color: 'gray' }}
    >
      {isListed ? words.properties.deleteListedText(format.list(portals)) : words.properties.deleteText}
    </AskFirst>
  )
}
