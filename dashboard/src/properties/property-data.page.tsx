import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { all, one } from '../queries.ts'
import { PropertyEditor } from './form/property-editor.tsx'

/** Everything about a property, to read and to change, with what portals say to it. */
export function PropertyDataPage() {
  const { propertyId } = useParams({ from: '/signed-in/properties/$propertyId/data' })
  const { field } = useSearch({ from: '/signed-in/properties/$propertyId/data' })
  const { data: property } = useSuspenseQuery(one('getProperty', propertyId))
  const { data: forms } = useSuspenseQuery(all('listPropertyTypes'))
  const { data: targets } = useSuspenseQuery(all('listTargets'))
  const { data: listings } = useSuspenseQuery(all('listListings', { propertyId }))
  const form = forms.find(({ type }) => type === property.type)
  if (form === undefined) return null
  return (
    <PropertyEditor
      key={propertyId}
      property={property}
      form={form}
      targets={targets}
      listings={listings}
      field={field}
    />
  )
}
