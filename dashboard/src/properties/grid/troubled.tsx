import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { one } from '../../queries.ts'
import { LinkText } from '../../ui/link.tsx'
import { numberOf } from '../number-of.ts'
import classes from './bulk.module.css'

interface TroubledProps {
  title: string
  /** Those that are at hand; others are asked for. */
  properties: readonly { id: string; externalId: string; title: string }[]
  entries: { propertyId: string; sentence: string }[]
}

/** Which ones, and why, each with the way to its story. */
export function Troubled({ title, properties, entries }: TroubledProps) {
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <ul className={classes.list}>
        {entries.map(({ propertyId, sentence }) => {
          const property = properties.find(({ id }) => id === propertyId)
          return (
            <li key={propertyId + sentence}>
              <LinkText to={paths.propertyPortals} params={{ propertyId }}>
                {property ? nameOf(property) : <PropertyName propertyId={propertyId} />}
              </LinkText>
              <br />
              <span className="quiet">{sentence}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function PropertyName({ propertyId }: { propertyId: string }) {
  const { data } = useQuery(one('getProperty', propertyId))
  return data === undefined ? '…' : nameOf({ ...data, title: data.fields.title })
}

function nameOf(property: { id: string; externalId: string; title: string }): string {
  return [numberOf(property), property.title].filter(Boolean).join(' · ')
}
