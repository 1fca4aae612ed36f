import type { Property } from '@aushang/sdk'
import { AushangError, etagOf } from '@aushang/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { one } from '../../queries.ts'
import { isSame } from '../../ui/form/draft.ts'
import { useAct } from '../../ui/use-act.tsx'
import { useWords } from '../../words/language.ts'
import { propertyViews } from '../property-views.ts'
import { draftsOf, hasThumbnail, isLost, newKey, type Picture, picturesOf } from './picture.ts'
import { uploadFile } from './upload-file.ts'

/** As many at once as a phone's line bears. */
const uploadsAtOnce = 3

/** The pictures of a property while they are being put in order. Files go up at once; the property has them when it is saved. */
export function usePictures(property: Property) {
  const words = useWords()
  const client = useQueryClient()
  const [version, setVersion] = useState(property)
  const [pictures, setPictures] = useState(() => picturesOf(property.attachments))
  const stored = draftsOf(picturesOf(version.attachments))
  const isUploading = pictures.some(({ sent, failure }) => sent !== undefined && sent < 1 && failure === undefined)
  const hasFiles = pictures.some((picture) => picture.url === undefined && !isLost(picture))
  const isDirty = hasFiles || !isSame(stored, draftsOf(pictures))

  // As long as nothing is changed here, the page shows the newest; and of what was changed, how the service got on with it.
  if (property !== version) {
    const isOnlyProgress = isSame(stored, draftsOf(picturesOf(property.attachments)))
    if (!isDirty || isOnlyProgress) {
      setVersion(property)
      setPictures(isDirty ? withProgress(pictures, property) : keepingPreviews(pictures, property))
    }
  }

  useRevokedPreviews(pictures)
  const change = useCallback((key: string, values: Partial<Picture>) => {
    setPictures((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)))
  }, [])
  const upload = useUploads(change)
  const addFiles = useCallback(
    (files: File[]) => {
      const added = files.map((file) => ({
        file,
        picture: {
          key: newKey(),
          isFloorPlan: false,
          fileName: file.name,
          sent: 0,
          ...(file.type.startsWith('image/') && { preview: URL.createObjectURL(file) }),
        },
      }))
      setPictures((all) => [...all, ...added.map(({ picture }) => picture)])
      for (const { file, picture } of added) upload(picture.key, file)
    },
    [upload],
  )
  const addAddresses = useCallback((urls: string[]) => {
    setPictures((all) => [...all, ...urls.map((url) => ({ key: newKey(), url, isFloorPlan: false }))])
  }, [])

  const save = useAct(
    async (given: Picture[]) => {
      const body = { attachments: draftsOf(given) }
      try {
        return await api.patchProperty(property.id, body, { ifMatch: etagOf(version) })
      } catch (error) {
        if (!(error instanceof AushangError && error.status === 412)) throw error
      }
      // Somebody else was here. Other members are in nobody's way; other pictures are, and are shown first.
      const current = await api.getProperty(property.id)
      if (!isSame(draftsOf(picturesOf(current.attachments)), stored)) {
        client.setQueryData(one('getProperty', property.id).queryKey, current)
        setVersion(current)
        setPictures((all) => bothVersions(all, version, current))
        return null
      }
      return api.patchProperty(property.id, body, { ifMatch: etagOf(current) })
    },
    {
      changes: propertyViews,
      done: (saved) => (saved === null ? words.pictures.merged : words.form.saved),
      onDone: (saved, given) => {
        if (saved === null) return
        client.setQueryData(one('getProperty', property.id).queryKey, saved)
        setVersion(saved)
        // What was changed while it was being saved stays, to be saved in turn.
        setPictures((all) => (all === given ? keepingPreviews(all, saved) : withProgress(all, saved)))
      },
      isFailureShown: true,
    },
  )

  return {
    pictures,
    setPictures,
    change,
    addFiles,
    addAddresses,
    isDirty,
    isUploading,
    isSaving: save.isPending,
    error: save.error,
    save: () => save.mutate(pictures),
    reset: () => {
      save.reset()
      setVersion(property)
      setPictures(picturesOf(property.attachments))
    },
  }
}

/** A file stays in memory as long as its preview has an address: until it is removed, the service can show it, or the page is left. */
function useRevokedPreviews(pictures: Picture[]): void {
  const shown = useRef(new Set<string>())
  useEffect(() => {
    const now = new Set(pictures.flatMap((picture) => (hasThumbnail(picture) ? [] : (picture.preview ?? []))))
    shown.current.forEach((preview) => !now.has(preview) && URL.revokeObjectURL(preview))
    shown.current = now
  }, [pictures])
  useEffect(() => () => shown.current.forEach((preview) => URL.revokeObjectURL(preview)), [])
}

/** Some at a time, in the order in which they came. */
function useUploads(change: (key: string, values: Partial<Picture>) => void) {
  const waiting = useRef<{ key: string; file: File }[]>([])
  const running = useRef(0)
  const end = useRef<AbortController>(null)
  useEffect(() => {
    end.current = new AbortController()
    return () => end.current?.abort()
  }, [])

  const goOn = useCallback(() => {
    while (running.current < uploadsAtOnce && waiting.current.length > 0) {
      const { key, file } = waiting.current.shift() as { key: string; file: File }
      running.current++
      void uploadFile(
        file,
        (share) => change(key, { sent: Math.min(share, 0.99) }),
        (end.current as AbortController).signal,
      )
        .then(
          ({ url }) => change(key, { url, sent: 1 }),
          (failure: unknown) => change(key, { failure }),
        )
        .finally(() => {
          running.current--
          goOn()
        })
    }
  }, [change])
  return useCallback(
    (key: string, file: File) => {
      waiting.current.push({ key, file })
      goOn()
    },
    [goOn],
  )
}

/** The stored version, each with the preview that this browser still has of it; and what did not come up, until somebody takes it away. */
function keepingPreviews(shown: Picture[], { attachments }: Property): Picture[] {
  const stored = picturesOf(attachments).map((picture) => {
    const before = shown.find(({ url }) => url === picture.url)
    return before?.preview === undefined ? picture : { ...picture, key: before.key, preview: before.preview }
  })
  return [...stored, ...shown.filter(isLost)]
}

function withProgress(shown: Picture[], { attachments }: Property): Picture[] {
  return shown.map((picture) => {
    const stored = attachments.find(({ url }) => url === picture.url)
    return stored === undefined ? picture : { ...picture, stored }
  })
}

/** Mine, without what they have taken away, and with what they have added. */
function bothVersions(mine: Picture[], base: Property, theirs: Property): Picture[] {
  const urls = (all: { url?: string }[]) => new Set(all.map(({ url }) => url))
  const [before, now, shown] = [urls(base.attachments), urls(theirs.attachments), urls(mine)]
  const kept = mine.filter(({ url }) => !before.has(url ?? '') || now.has(url ?? ''))
  const added = picturesOf(theirs.attachments).filter(({ url }) => !before.has(url ?? '') && !shown.has(url))
  return [...kept, ...added]
}
