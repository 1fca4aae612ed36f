import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { all, one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { focusPage } from '../ui/focus-page.ts'
import { LeaveGuard } from '../ui/form/leave-guard.tsx'
import { SaveBar } from '../ui/form/save-bar.tsx'
import { useWords } from '../words/language.ts'
import { usePortalCheck, usePortalNotes } from './form/use-portal-check.ts'
import { useSaveWords } from './form/use-save-words.ts'
import { AddPictures } from './pictures/add-pictures.tsx'
import { draftsOf, isLost, moved, type Picture, titlePictureKey } from './pictures/picture.ts'
import { PictureTile } from './pictures/picture-tile.tsx'
import { usePictures } from './pictures/use-pictures.ts'
import classes from './pictures/pictures.module.css'

/** The pictures and documents of a property, in the order in which portals show them. */
export function PropertyPicturesPage() {
  const words = useWords()
  const mayChange = useMayChange()
  const { propertyId } = useParams({ from: '/signed-in/properties/$propertyId/pictures' })
  const { data: property } = useSuspenseQuery(one('getProperty', propertyId))
  const { data: targets = [] } = useQuery(all('listTargets'))
  const { data: listings = [] } = useQuery(all('listListings', { propertyId }))
  const edited = usePictures(property)
  const { pictures, setPictures, isDirty } = edited
  const listed = listings.filter(({ status }) => status !== 'unpublishing')
  const { saveAction } = useSaveWords(listed, targets)
  const check = usePortalCheck({
    propertyId,
    changes: isDirty ? { attachments: draftsOf(pictures) } : {},
    targetIds: listed.slice(0, 50).map(({ targetId }) => targetId),
  })
  const notes = usePortalNotes(check?.targets, targets)
  const titleKey = useMemo(() => titlePictureKey(pictures), [pictures])
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  const move = useCallback(
    (key: string, to: number) => {
      const pressed = document.activeElement
      const tile = pressed?.closest('li')
      setSaid(words.pictures.nowAt(to + 1))
      flushSync(() =>
        setPictures((before) =>
          moved(
            before,
            before.findIndex((each) => each.key === key),
            to,
          ),
        ),
      )
      // The button that was pressed has gone along with its picture, unless it is of no more use there.
      focusOn(pressed?.isConnected ? pressed : lastButton(tile))
    },
    [setPictures, words],
  )
  const remove = useCallback(
    (key: string) => {
      const tile = document.activeElement?.closest('li')
      const next = lastButton(tile?.nextElementSibling ?? tile?.previousElementSibling)
      setPictures((before) => before.filter((each) => each.key !== key))
      if (next === undefined) focusPage()
      else focusOn(next)
    },
    [setPictures],
  )
  const dragOver = useCallback(
    (key: string) => {
      if (dragged === null || dragged === key) return
      setPictures((before) => {
        const at = (wanted: string) => before.findIndex((each) => each.key === wanted)
        return moved(before, at(dragged), at(key))
      })
    },
    [dragged, setPictures],
  )

  let place = -1
  return (
    <div className={classes.page}>
      {mayChange && <AddPictures onFiles={edited.addFiles} onAddresses={edited.addAddresses} />}
      {pictures.length === 0 ? (
        <EmptyState icon="picture" title={words.pictures.none}>
          <p>{words.pictures.noneText}</p>
        </EmptyState>
      ) : (
        <ol className={classes.tiles} aria-label={words.properties.pictures}>
          {pictures.map((picture, index) => {
            // Portals are asked about what is up already.
            if (picture.url !== undefined) place++
            const about =
              picture.url === undefined
                ? []
                : [...notes].filter(
                    ([path]) => path === `/attachments/${place}` || path.startsWith(`/attachments/${place}/`),
                  )
            return (
              <PictureTile
                key={picture.key}
                propertyId={propertyId}
                picture={picture}
                index={index}
                count={pictures.length}
                isTitle={picture.key === titleKey}
                isReadOnly={!mayChange}
                isDragged={picture.key === dragged}
                problems={about.flatMap(([, each]) => each.map(({ who, message }) => `${who}: ${message}`)).join(' ')}
                onChange={edited.change}
                onMove={move}
                onRemove={remove}
                onDrag={setDragged}
                onDragOver={dragOver}
              />
            )
          })}
        </ol>
      )}
      <span className="only-read-aloud" aria-live="polite">
        {said}
      </span>
      <span className="only-read-aloud" aria-live="polite">
        <Arrivals pictures={pictures} />
      </span>
      {(isDirty || edited.isSaving) && (
        <SaveBar
          action={saveAction}
          isSaving={edited.isSaving}
          isDisabled={edited.isUploading}
          onSave={edited.save}
          onReset={edited.reset}
        >
          {edited.error !== null ? <Failure error={edited.error} /> : <Uploads pictures={pictures} />}
        </SaveBar>
      )}
      <LeaveGuard isDirty={isDirty} />
    </div>
  )
}

function focusOn(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus()
}

/** Of a tile: the one that removes it. */
function lastButton(tile: Element | null | undefined): Element | undefined {
  return [...(tile?.querySelectorAll('button') ?? [])].at(-1)
}

/** For who cannot see the tiles fill: once all files are up, how many, and which did not come. */
function Arrivals({ pictures }: { pictures: Picture[] }) {
  const words = useWords()
  const files = pictures.filter(({ sent }) => sent !== undefined)
  if (files.length === 0) return null
  const lost = files.filter(isLost)
  const sent = files.filter((each) => each.sent === 1).length
  if (sent + lost.length < files.length) return words.pictures.uploading
  const names = lost.map(({ fileName }) => fileName).join(', ')
  return `${words.pictures.sent(sent, files.length)}. ${lost.length > 0 ? words.pictures.notTaken(names) : ''}`
}

function Uploads({ pictures }: { pictures: Picture[] }) {
  const words = useWords()
  const files = pictures.filter(({ sent, failure }) => sent !== undefined && failure === undefined)
  const sent = files.filter((each) => each.sent === 1).length
  return sent === files.length ? words.form.unsaved : words.pictures.sent(sent, files.length)
}
