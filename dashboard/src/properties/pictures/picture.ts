import type { Attachment, AttachmentDraft } from '@aushang/sdk'

/** A picture or document as it stands on the page: stored, on its way up, or only an address yet. */
export interface Picture {
  /** Of the tile, as long as the page is open. */
  key: string
  /** Undefined until it is up. */
  url?: string
  title?: string
  isFloorPlan: boolean
  /** As the service has it. */
  stored?: Attachment
  /** Of a file of this browser, until the service has a small picture of it. */
  preview?: string
  fileName?: string
  /** Of an upload: how much of it is there, from 0 to 1. */
  sent?: number
  failure?: unknown
}

let count = 0

export function newKey(): string {
  return `picture-${++count}`
}

export function picturesOf(attachments: Attachment[]): Picture[] {
  return attachments.map((stored) => ({
    key: stored.id,
    url: stored.url,
    ...(stored.title !== undefined && { title: stored.title }),
    isFloorPlan: stored.isFloorPlan === true,
    stored,
  }))
}

/** As the service takes them. What has failed to come up is no part of it. */
export function draftsOf(pictures: Picture[]): AttachmentDraft[] {
  return pictures.flatMap(({ url, title, isFloorPlan, stored }) => {
    if (url === undefined) return []
    const caption = title?.trim() ?? ''
    return {
      url,
      ...(caption !== '' && { title: caption }),
      ...((isFloorPlan || stored?.isFloorPlan !== undefined) && { isFloorPlan }),
    }
  })
}

/** It did not come up, and there is nothing of it that could be saved. */
export function isLost({ url, failure }: Picture): boolean {
  return url === undefined && failure !== undefined
}

export function isDocument({ stored, fileName = '' }: Picture): boolean {
  return stored?.type === 'document' || stored?.contentType === 'application/pdf' || /\.pdf$/i.test(fileName)
}

/** Whether the service has a small picture of it. */
export function hasThumbnail({ stored }: Picture): boolean {
  return stored?.status === 'succeeded' && stored.type !== 'document'
}

/** Which one portals show first: the first that is no floor plan, as the service chooses. */
export function titlePictureKey(pictures: Picture[]): string | undefined {
  const images = pictures.filter((picture) => !isDocument(picture) && picture.stored?.status !== 'failed')
  return (images.find(({ isFloorPlan }) => !isFloorPlan) ?? images[0])?.key
}

export function moved<Each>(all: Each[], from: number, to: number): Each[] {
  const rest = all.toSpliced(from, 1)
  const each = all[from]
  return each === undefined ? all : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, each)
}

/** Each line, or each word, that is an address. */
export function addressesIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => /^https?:\/\/\S+$/i.test(word))
}

/** The lines in which there is none. */
export function linesWithoutAddress(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && addressesIn(line).length === 0)
}
