import type { ImageLimits } from '@aushang/connectors'

/** What portals are sent unless they take less; it is made when a picture comes in. */
export const defaultLimits: ImageLimits = { edgeMax: 2000, bytesMax: 5_000_000 }
/** What the dashboard shows; made when it is first asked for. */
export const thumbnailLimits: ImageLimits = { edgeMax: 400, bytesMax: 100_000 }

/** Phones take pictures of up to 50 million pixels. What claims more is refused before a pixel is unpacked. */
export const pixelsMax = 50_000_000
/** Of an animation; its first one is the picture. */
export const framesMax = 100
