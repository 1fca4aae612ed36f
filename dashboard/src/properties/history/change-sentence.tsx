import type { Change, Listing, PropertyTypeForm, Target } from '@aushang/sdk'
import { placesOf } from '../../ui/form/member.ts'
import { useFormat, useLanguage, useWords } from '../../words/language.ts'

interface ChangeSentenceProps {
  change: Change
  form: PropertyTypeForm | undefined
  listings: Listing[]
  targets: Target[]
}

/** `Anna Muster hat Kaltmiete und Überschrift geändert`. */
export function ChangeSentence({ change, form, listings, targets }: ChangeSentenceProps) {
  const words = useWords()
  const { operation, actor } = change
  const who = actor.kind === 'key' ? words.history.byKey(actor.name) : actor.name
  const names = useMemberNames(change.members ?? [], form)
  const listing = listings.find(
    ({ id }) => change.path === `/listings/${id}` || change.path.startsWith(`/listings/${id}/`),
  )
  const portal = targets.find(({ id }) => id === listing?.targetId)?.name ?? ''
  return (
    <>
      <strong>{who}</strong> {sentence()}
    </>
  )

  function sentence(): string {
    switch (operation) {
      case 'createProperty':
        return words.history.created
      case 'patchProperty':
      case 'replaceProperty':
        return names === '' ? words.history.changed : words.history.changedThese(names)
      case 'deleteProperty':
        return words.history.leaving
      case 'createListing':
        return words.history.published(portal)
      case 'deleteListing':
        return words.history.takenDown(portal)
      case 'retryListing':
        return words.history.retried(portal)
      default:
        return words.history.changed
    }
  }
}

/** What the form calls the members that a change names; each once. */
function useMemberNames(paths: string[], form: PropertyTypeForm | undefined): string {
  const language = useLanguage()
  const format = useFormat()
  const members = form?.sections.flatMap(({ members }) => members) ?? []
  const places = [...placesOf(members), ...members]
  const names = paths.map((path) => {
    const place = places.find((each) => each.path === path) ?? places.find((each) => path.startsWith(`${each.path}/`))
    return place?.name[language] ?? path
  })
  return format.list([...new Set(names)])
}
