import type { Listing, ListingCheck, Schemas, Target } from '@aushang/sdk'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../api.ts'
import { isAdvice } from '../../listings/is-advice.ts'
import type { FieldNote } from '../../ui/form/field-notes.tsx'

export type PortalFindings = ListingCheck['targets'][number]

/** While one types, not with every letter. */
const afterMs = 350

/** What portals say to a property as it is being filled in. Nothing is stored or sent by it. */
export function usePortalCheck(asked: Schemas['ListingCheckDraft']) {
  const [wanted] = useDebouncedValue(asked, afterMs)
  const { data } = useQuery({
    queryKey: ['checkListing', wanted],
    queryFn: ({ signal }) => api.checkListing(wanted, { signal, retries: 0 }),
    enabled: wanted.targetIds !== undefined && wanted.targetIds.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  })
  return data
}

/**
 * And what portals have said no to when they were sent it, which only they can know: as long as it still stands as it was sent.
 */
export function withRefusals(
  findings: readonly PortalFindings[],
  listings: Listing[],
  isUnchanged: (path: string) => boolean,
): PortalFindings[] {
  return findings.map((found) => {
    const refused = listings.find(({ targetId, status }) => targetId === found.targetId && status === 'failed')
    const known = new Set(found.problems.map(({ path }) => path))
    const more = (refused?.problems ?? []).filter(({ path }) => !known.has(path) && isUnchanged(path))
    return more.length === 0 ? found : { ...found, ok: false, problems: [...found.problems, ...more] }
  })
}

/** Who has never been connected has no say. */
export function connectedOf(targets: Target[]): Target[] {
  return targets.filter(({ authorizationStatus }) => authorizationStatus !== 'pending')
}

/** The same by place, with the names of those who say it. */
export function usePortalNotes(
  findings: readonly PortalFindings[] | undefined,
  targets: Target[],
): Map<string, FieldNote[]> {
  return useMemo(() => portalNotesOf(findings ?? [], targets), [findings, targets])
}

type PortalNote = FieldNote & { who: string }

export function portalNotesOf(findings: readonly PortalFindings[], targets: Pick<Target, 'id' | 'name'>[]) {
  const notes = new Map<string, PortalNote[]>()
  const add = (path: string, note: PortalNote) => {
    // Who stands beside a listing is chosen here; what they lack is filled in elsewhere.
    const place = path.startsWith('/contact') ? '/contactId' : path
    const others = notes.get(place) ?? []
    const same = others.find(({ tone, message }) => tone === note.tone && message === note.message)
    if (same === undefined) notes.set(place, [...others, note])
    else if (!same.who.split(', ').includes(note.who)) same.who += `, ${note.who}`
  }
  for (const { targetId, problems, warnings } of findings) {
    const who = targets.find(({ id }) => id === targetId)?.name ?? ''
    for (const { path, message } of problems) add(path, { tone: 'bad', who, message })
    for (const { path, code, message } of warnings)
      add(path, { tone: isAdvice(code) ? 'waiting' : 'quiet', who, message })
  }
  return notes
}

/** What several say about the same places. */
export function allNotes(...maps: ReadonlyMap<string, readonly FieldNote[]>[]): Map<string, readonly FieldNote[]> {
  const notes = new Map<string, readonly FieldNote[]>()
  for (const [path, each] of maps.flatMap((map) => [...map])) notes.set(path, [...(notes.get(path) ?? []), ...each])
  return notes
}
