import type { Request } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { factsOf, titlePictureOf } from '../properties/facts.ts'
import { numberOf } from '../properties/number-of.ts'
import { Thumbnail } from '../properties/thumbnail.tsx'
import { one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { useFormat, useWords } from '../words/language.ts'
import { AssignProperty } from './assign-property.tsx'
import classes from './requests.module.css'

/** The object that is asked about, or that it is none of ours. */
export function RequestedObject({ request }: { request: Request }) {
  const words = useWords()
  const mayChange = useMayChange()
  const { propertyId, externalId } = request
  return (
    <>
      {propertyId === undefined ? (
        <p className="quiet">
          {externalId === undefined ? words.requests.noObject : words.requests.unknownObject(externalId)}
        </p>
      ) : (
        <ObjectCard propertyId={propertyId} externalId={externalId ?? propertyId} />
      )}
      {mayChange && <AssignProperty request={request} />}
    </>
  )
}

function ObjectCard({ propertyId, externalId }: { propertyId: string; externalId: string }) {
  const words = useWords()
  const format = useFormat()
  const { data: property, isError } = useQuery({ ...one('getProperty', propertyId), retry: false })
  if (isError) return <p className="quiet">{words.requests.goneObject(numberOf({ id: propertyId, externalId }))}</p>
  const facts = property && factsOf(property)
  return (
    <Link to={paths.property} params={{ propertyId }} className={classes.object}>
      <Thumbnail src={property && titlePictureOf(property)} size="row" />
      <span className={classes.objectText}>
        <strong className="one-line">{facts?.title ?? '…'}</strong>
        <span className="quiet">
          {facts &&
            [facts.number, facts.place, facts.price === undefined ? undefined : format.money(facts.price)]
              .filter(Boolean)
              .join(' · ')}
        </span>
      </span>
    </Link>
  )
}
