import type { PropertyOverview, Request } from '@aushang/sdk'
import { Button, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { thumbnailUrl } from '../properties/facts.ts'
import { numberOf } from '../properties/number-of.ts'
import { Thumbnail } from '../properties/thumbnail.tsx'
import { first } from '../queries.ts'
import { Answered } from '../ui/answered.tsx'
import { Failure } from '../ui/failure.tsx'
import { OpenModal } from '../ui/open-modal.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import classes from './requests.module.css'

/** Says which property an inquiry is about, where the mail does not tell, or tells wrong. */
export function AssignProperty({ request }: { request: Request }) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const isAssigned = request.propertyId !== undefined
  return (
    <>
      <Button
        className={classes.assign ?? ''}
        {...(isAssigned ? { variant: 'subtle', size: 'compact-sm' } : { variant: 'default' })}
        onClick={() => setOpen(true)}
      >
        {isAssigned ? words.requests.assignOther : words.requests.assign}
      </Button>
      {isOpen && (
        <OpenModal onClose={() => setOpen(false)} title={words.requests.assignTitle}>
          <PropertyChoice request={request} onDone={() => setOpen(false)} />
        </OpenModal>
      )}
    </>
  )
}

function PropertyChoice({ request, onDone }: { request: Request; onDone: () => void }) {
  const words = useWords()
  const [asked, setAsked] = useState('')
  const query = useQuery({
    ...first('listPropertyOverviews', { order: 'desc', limit: 20, ...(asked.trim() !== '' && { q: asked }) }),
    placeholderData: keepPreviousData,
  })
  const assign = useAct((propertyId: string | null) => api.patchRequest(request.id, { propertyId }), {
    changes: ['listRequests', 'getRequest', 'countRequests', 'getListingStatistics'],
    onDone,
    isFailureShown: true,
  })
  return (
    <Stack gap="sm">
      <SearchField
        hint={words.requests.assignSearch}
        value=""
        onChange={setAsked}
        className={undefined}
        isFocusedFirst
      />
      {assign.error !== null && <Failure error={assign.error} />}
      <div className={classes.choices}>
        <div role="status">
          {query.data?.items.length === 0 && (
            <p className="quiet">{asked === '' ? words.requests.assignNone : words.requests.assignNothingFound}</p>
          )}
        </div>
        <Answered query={query} rows={4} rowHeight={56}>
          {({ items }) =>
            items.length > 0 && (
              <ul className={classes.list} aria-label={words.requests.assignTitle}>
                {items.map((property) => (
                  <li key={property.id}>
                    <button
                      type="button"
                      className={classes.choice}
                      aria-current={property.id === request.propertyId}
                      aria-disabled={assign.isPending}
                      onClick={() => assign.isPending || assign.mutate(property.id)}
                    >
                      <PropertyInLine property={property} />
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
      </div>
      {request.propertyId !== undefined && (
        <Button variant="default" loading={assign.isPending} onClick={() => assign.mutate(null)}>
          {words.requests.assignToNone}
        </Button>
      )}
    </Stack>
  )
}

function PropertyInLine({ property }: { property: PropertyOverview }) {
  const { id, title, city, titlePictureId } = property
  return (
    <>
      <Thumbnail src={titlePictureId && thumbnailUrl(id, titlePictureId)} size="row" />
      <span className={classes.objectText}>
        <strong className="one-line">{title}</strong>
        <span className="quiet one-line">{[numberOf(property), city].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  )
}
