import { AushangError } from '@aushang/sdk'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useMatchRoute, useParams } from '@tanstack/react-router'
import { listingState } from '../listings/listing-state.ts'
import { ListingMark } from '../listings/listing-mark.tsx'
import { paths } from '../paths.ts'
import { all, one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { MissingPage } from '../ui/failure.tsx'
import { useHasDirtyForm } from '../ui/form/leave-guard.tsx'
import { LinkButton, LinkText } from '../ui/link.tsx'
import { LinkTabs } from '../ui/link-tabs.tsx'
import { useTabTitle } from '../ui/page.tsx'
import { StateMark } from '../ui/state-mark.tsx'
import { useFormat, useWords } from '../words/language.ts'
import { DeleteProperty } from './delete-property.tsx'
import { factsOf, titlePictureOf } from './facts.ts'
import { lastShown } from './last-shown.ts'
import { Thumbnail } from './thumbnail.tsx'
import classes from './property.module.css'

/** What a property is and where it stands, above each of its tabs. */
export function PropertyPage() {
  const words = useWords()
  const format = useFormat()
  const mayChange = useMayChange()
  const { propertyId } = useParams({ from: '/signed-in/properties/$propertyId' })
  const { data: property, error } = useSuspenseQuery(one('getProperty', propertyId))
  const { title, number, type, price, area, place } = factsOf(property)
  const params = { propertyId }
  const tabs = [
    { label: words.properties.data, link: { to: paths.propertyData, params } },
    { label: words.properties.pictures, link: { to: paths.propertyPictures, params } },
    { label: words.properties.portals, link: { to: paths.propertyPortals, params } },
    { label: words.properties.requests, link: { to: paths.propertyRequests, params } },
    { label: words.properties.history, link: { to: paths.propertyHistory, params } },
  ]
  const isAt = useMatchRoute()
  const tab = tabs.find(({ link }) => isAt(link))
  useTabTitle(tab === undefined ? title : `${tab.label} · ${title}`)
  // Somebody has deleted it since it was read. What is filled in can still be copied.
  const isGone = error instanceof AushangError && error.status === 404
  const hasDirtyForm = useHasDirtyForm()
  if (isGone && !hasDirtyForm) return <MissingPage />
  const facts = [
    number ?? false,
    words.propertyTypes[type],
    place,
    price === undefined ? words.properties.onRequest : format.money(price),
    area !== undefined && format.area(area),
  ].filter((fact) => fact !== false)
  return (
    <div className={classes.page}>
      <div role="status" className={classes.gone}>
        {isGone && words.properties.gone}
      </div>
      <div className={classes.above}>
        <LinkText to={paths.properties} search={lastShown()}>
          {words.properties.title}
        </LinkText>
        {mayChange && !isGone && (
          <div>
            <LinkButton
              to={paths.newProperty}
              search={{ type, from: propertyId }}
              size="xs"
              variant="subtle"
              color="gray"
            >
              {words.properties.copy}
            </LinkButton>
            {!property.isLeaving && <DeleteProperty property={property} />}
          </div>
        )}
      </div>
      <header className={classes.header}>
        <Thumbnail src={titlePictureOf(property)} size="header" />
        <div className={classes.about}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.facts}>{facts.join(' · ')}</p>
          <PortalMarks propertyId={propertyId} />
          {property.isLeaving && <StateMark tone="leaving" label={words.properties.isLeaving} />}
          {property.processingStatus === 'failed' && (
            <Link to={paths.propertyPictures} params={params} className={classes.trouble}>
              <StateMark tone="bad" label={property.failureMessage ?? words.properties.processingFailed} />
            </Link>
          )}
        </div>
      </header>
      <LinkTabs label={words.properties.tabs} tabs={tabs} />
      <Outlet />
    </div>
  )
}

/** One for each portal that the property is on, or should be. */
function PortalMarks({ propertyId }: { propertyId: string }) {
  const { data: targets = [] } = useQuery(all('listTargets'))
  const { data: listings = [] } = useQuery(all('listListings', { propertyId }))
  return (
    <ul className={classes.marks}>
      {targets.flatMap((target) => {
        const listing = listings.find(({ targetId }) => targetId === target.id)
        if (listing === undefined) return []
        return (
          <li key={target.id}>
            <Link to={paths.propertyPortals} params={{ propertyId }} className={classes.mark}>
              <span className="quiet">{target.name}</span> <ListingMark state={listingState(listing, target)} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
