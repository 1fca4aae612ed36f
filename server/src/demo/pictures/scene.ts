import { type Colour, css, lit } from './colours.ts'
import type { Camera, Point } from './space.ts'

export const width = 1440
export const height = 1080

interface Paint {
  opacity?: number
  /** How round the corners are, in pixels. */
  round?: number
}

interface Box {
  /** The corner that is lowest, leftmost and nearest. */
  at: Point
  size: readonly [width: number, height: number, depth: number]
}

/** A picture that is painted from the back to the front. */
export interface Scene {
  camera: Camera
  face(corners: readonly Point[], fill: Colour | string, paint?: Paint): void
  /** Several at once, as one. */
  faces(all: readonly (readonly Point[])[], fill: Colour | string, paint?: Paint): void
  /** Its sides are lit from above and from the left. */
  box(box: Box, colour: Colour, paint?: Paint): void
  /** What a thing does to the floor below it; and the light that lies there. */
  shadow(box: Box): void
  light(corners: readonly Point[], colour: Colour): void
  /** Where in the picture all shadows and lights come: before whatever stands on the floor. */
  layShadows(): void
  /** Something flat that stands at a point and looks at the beholder; drawn in metres, up is negative. */
  stand(point: Point, drawing: string): void
  /** Plain SVG, in pixels. */
  draw(svg: string): void
  /** The `url(…)` of a gradient: stops as [offset, colour, opacity]. */
  gradient(kind: Gradient, stops: readonly Stop[]): string
  /** Draws what is seen through a face, such as a window. */
  through(corners: readonly Point[], drawing: string): void
  /** What is painted meanwhile is not shown, but where it is used by this name. */
  define(id: string, paint: () => void): void
  toSvg(): string
}

type Stop = readonly [offset: number, colour: Colour, opacity?: number]
type Gradient =
  | { x1?: number; y1?: number; x2: number; y2: number }
  | { cx: number; cy: number; r: number; isInPixels?: true }

export function makeScene(camera: Camera): Scene {
  const defs: string[] = []
  const layers: string[] = []
  const lying: string[] = []
  let lyingAt: number | undefined

  const faces: Scene['faces'] = (all, fill, { opacity, round } = {}) => {
    const outline = all.map(camera.outline).join('')
    if (outline === '') return
    const colour = typeof fill === 'string' ? fill : css(fill)
    const rounded = round === undefined ? '' : ` stroke="${colour}" stroke-width="${round}" stroke-linejoin="round"`
    const faded = opacity === undefined ? '' : ` fill-opacity="${opacity}"`
    layers.push(`<path d="${outline}" fill="${colour}"${rounded}${faded}/>`)
  }

  const face: Scene['face'] = (corners, fill, paint) => faces([corners], fill, paint)

  return {
    camera,
    face,
    faces,
    box({ at: [x, y, z], size: [w, h, d] }, colour, paint) {
      const [r, t, b] = [x + w, y + h, z + d]
      const sides: [Point[], number][] = [
        [
          [
            [x, t, b],
            [r, t, b],
            [r, t, z],
            [x, t, z],
          ],
          7,
        ],
        [
          [
            [x, y, b],
            [x, t, b],
            [x, t, z],
            [x, y, z],
          ],
          -3,
        ],
        [
          [
            [r, y, z],
            [r, t, z],
            [r, t, b],
            [r, y, b],
          ],
          -13,
        ],
        [
          [
            [x, y, z],
            [x, t, z],
            [r, t, z],
            [r, y, z],
          ],
          -6,
        ],
      ]
      for (const [corners, light] of sides) if (camera.faces(corners)) face(corners, lit(colour, light), paint)
    },
    shadow({ at: [x, y, z], size: [w, , d] }) {
      for (const more of softly) {
        const [left, right, near, far] = [x - more, x + w + more * 1.5, z - more * 1.2, z + d + more]
        const corners: Point[] = [
          [left, y, near],
          [left, y, far],
          [right, y, far],
          [right, y, near],
        ]
        lying.push(`<path d="${camera.outline(corners)}" fill="#180f08" fill-opacity=".075"/>`)
      }
    },
    light(corners, colour) {
      const middle = [0, 1, 2].map(
        (axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length,
      )
      for (const share of [1.06, 1.03, 1, 0.97, 0.94]) {
        const [mx = 0, my = 0, mz = 0] = middle
        const smaller = corners.map(([x, y, z]): Point => [
          mx + (x - mx) * share,
          my + (y - my) * share,
          mz + (z - mz) * share,
        ])
        lying.push(`<path d="${camera.outline(smaller)}" fill="${css(colour)}" fill-opacity=".075"/>`)
      }
    },
    layShadows() {
      lyingAt = layers.length
      layers.push('')
    },
    stand(point, drawing) {
      const { x, y, scale } = camera.place(point)
      layers.push(`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})">${drawing}</g>`)
    },
    draw: (svg) => void layers.push(svg),
    gradient(kind, stops) {
      const id = `g${defs.length}`
      const inside = stops
        .map(
          ([offset, colour, opacity = 1]) =>
            `<stop offset="${offset}" stop-color="${css(colour)}" stop-opacity="${opacity}"/>`,
        )
        .join('')
      defs.push(
        'r' in kind
          ? `<radialGradient id="${id}" cx="${kind.cx}" cy="${kind.cy}" r="${kind.r}"${kind.isInPixels ? ' gradientUnits="userSpaceOnUse"' : ''}>${inside}</radialGradient>`
          : `<linearGradient id="${id}" x1="${kind.x1 ?? 0}" y1="${kind.y1 ?? 0}" x2="${kind.x2}" y2="${kind.y2}">${inside}</linearGradient>`,
      )
      return `url(#${id})`
    },
    through(corners, drawing) {
      const outline = camera.outline(corners)
      if (outline === '') return
      const id = `c${defs.length}`
      defs.push(`<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
      layers.push(`<g clip-path="url(#${id})">${drawing}</g>`)
    },
    define(id, paint) {
      const from = layers.length
      paint()
      defs.push(`<g id="${id}">${layers.splice(from).join('')}</g>`)
    },
    toSvg() {
      if (lyingAt !== undefined) layers[lyingAt] = lying.join('')
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${layers.join('')}</svg>`
    },
  }
}

/** An edge is soft by laying larger and larger ones over each other: to wash it out would take seconds. */
const softly = [0, 0.02, 0.04, 0.07, 0.1, 0.15]
