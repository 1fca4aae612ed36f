import type { PreparedAttachment } from './contract.ts'

/** The first picture that is not a floor plan, or the floor plan if there is nothing else: the same on every portal. */
export function titlePictureOf(attachments: readonly PreparedAttachment[]): PreparedAttachment | undefined {
  const pictures = attachments.filter(isPicture)
  return pictures.find(({ isFloorPlan }) => !isFloorPlan) ?? pictures[0]
}

/** In their order, but for the title picture: it goes before the other pictures, which is where portals show it. */
export function titlePictureFirst(attachments: readonly PreparedAttachment[]): PreparedAttachment[] {
  const title = titlePictureOf(attachments)
  if (title === undefined) return [...attachments]
  const others = attachments.filter((each) => each !== title)
  return others.toSpliced(attachments.findIndex(isPicture), 0, title)
}

function isPicture({ contentType }: PreparedAttachment): boolean {
  return contentType === 'image/jpeg'
}
