import type { Random } from '../random.ts'
import { type Colour, lit, white } from './colours.ts'
import type { Scene } from './scene.ts'
import type { Point } from './space.ts'
import type { Weather } from './weather.ts'

/** A side of a building: a point so far along it, so high, so far out of it. */
export interface Side {
  long: number
  at(along: number, up: number, out?: number): Point
  /** How much darker than the front it is. */
  dim: number
}

export interface Building {
  scene: Scene
  random: Random
  weather: Weather
  front: Side
  /** The one on the left, which is seen as well. */
  flank: Side
}

export function makeBuilding(
  scene: Scene,
  random: Random,
  weather: Weather,
  [wide, deep]: readonly [number, number],
  left = 0,
): Building {
  return {
    scene,
    random,
    weather,
    front: { long: wide, at: (along, up, out = 0) => [left + along, up, -out], dim: 0 },
    flank: { long: deep, at: (along, up, out = 0) => [left - out, up, deep - along], dim: -11 },
  }
}

export function panel(side: Side, from: number, to: number, low: number, high: number, out = 0): Point[] {
  return [side.at(from, low, out), side.at(from, high, out), side.at(to, high, out), side.at(to, low, out)]
}

export function paintWall({ scene }: Building, side: Side, low: number, high: number, colour: Colour): void {
  const fill = scene.gradient({ x2: 0.4, y2: 1 }, [
    [0, lit(colour, side.dim + 3)],
    [1, lit(colour, side.dim - 5)],
  ])
  scene.face(panel(side, 0, side.long, low, high), fill)
}

/** A ledge that goes along a side and throws a shadow. */
export function paintLedge(
  { scene }: Building,
  side: Side,
  up: number,
  tall: number,
  out: number,
  colour: Colour,
): void {
  scene.face(panel(side, 0, side.long, up - tall * 1.4, up), [25, 30, 10], { opacity: 0.16 })
  scene.face(panel(side, -out, side.long + out, up, up + tall, out), lit(colour, side.dim + 2))
  scene.face(
    [side.at(-out, up, out), side.at(side.long + out, up, out), side.at(side.long, up), side.at(0, up)],
    lit(colour, side.dim - 18),
  )
}

interface Opening {
  from: number
  low: number
  wide: number
  tall: number
  wings?: number
  frame?: Colour
  /** A line across, as old windows have it. */
  hasTransom?: boolean
}

export function paintOpening({ scene, random, weather }: Building, side: Side, opening: Opening): void {
  const { from, low, wide, tall, wings = 2, frame = white, hasTransom = false } = opening
  const [to, high] = [from + wide, low + tall]
  const isLit = weather.daylight === 'evening' && random.isTrue(0.4)
  scene.face(panel(side, from - 0.05, to + 0.05, low - 0.05, high + 0.05, 0.01), lit(frame, side.dim - 14))
  const sky = weather.sky
  const glass = isLit
    ? scene.gradient({ x2: 0, y2: 1 }, [
        [0, [42, 92, 74]],
        [1, [34, 88, 60]],
      ])
    : scene.gradient({ x2: 0.7, y2: 1 }, [
        [0, lit(sky[1], -14 + random.between(-8, 8))],
        [0.45, [212, 22, 34]],
        [0.5, [212, 20, 40]],
        [1, [214, 24, 20]],
      ])
  scene.face(panel(side, from, to, low, high, 0.015), glass)
  if (!isLit && random.isTrue(0.4)) {
    const drawn = tall * random.between(0.15, 0.4)
    scene.face(panel(side, from, to, high - drawn, high, 0.016), lit(white, side.dim - 8), { opacity: 0.85 })
  }
  const bar = Math.min(0.07, wide * 0.06)
  const strip = (a: number, b: number, l: number, h: number) =>
    scene.face(panel(side, a, b, l, h, 0.02), lit(frame, side.dim))
  for (let index = 0; index <= wings; index++) {
    const at = from + (wide / wings) * index
    strip(Math.max(at - bar / 2, from), Math.min(at + bar / 2, to), low, high)
  }
  strip(from, to, high - bar, high)
  strip(from, to, low, low + bar)
  if (hasTransom) strip(from, to, low + tall * 0.7, low + tall * 0.7 + bar)
  scene.face(panel(side, from, to, high - 0.12, high, 0.022), [25, 30, 8], { opacity: 0.2 })
  scene.face(panel(side, from - 0.09, to + 0.09, low - 0.1, low - 0.02, 0.08), lit(white, side.dim - 9))
}

/** Its floor, its rail and its shadow. */
export function paintBalcony(
  { scene }: Building,
  side: Side,
  from: number,
  to: number,
  up: number,
  kind: { rail: 'iron' | 'glass' | 'panel'; colour: Colour },
): void {
  const out = 1.3
  scene.face(panel(side, from - 0.1, to + 0.25, up - 0.9, up - 0.1, 0.02), [25, 30, 8], { opacity: 0.2 })
  scene.face(
    [side.at(from, up - 0.16, out), side.at(to, up - 0.16, out), side.at(to, up - 0.16), side.at(from, up - 0.16)],
    lit(white, -40),
  )
  const [low, high] = [up, up + 1]
  const shade = lit(kind.colour, side.dim)
  const end: Point[] = [
    side.at(from, low, 0),
    side.at(from, high, 0),
    side.at(from, high, out),
    side.at(from, low, out),
  ]
  if (kind.rail === 'iron') {
    for (let at = from; at <= to; at += 0.13) scene.face(panel(side, at, at + 0.025, low, high, out), [0, 0, 18])
    scene.face(panel(side, from, to, high - 0.03, high + 0.02, out), [0, 0, 16])
    scene.face(panel(side, from, to, low + 0.08, low + 0.11, out), [0, 0, 16])
  } else {
    const opacity = kind.rail === 'glass' ? 0.5 : 1
    scene.face(end, lit(shade, -10), { opacity })
    scene.face(panel(side, from, to, low + (kind.rail === 'glass' ? 0.06 : -0.1), high, out), shade, { opacity })
    scene.face(panel(side, from, to, high - 0.02, high + 0.04, out), [0, 0, kind.rail === 'glass' ? 60 : 30])
  }
  scene.face(panel(side, from - 0.02, to + 0.02, up - 0.18, up, out + 0.01), lit(white, side.dim - 10))
}

export function paintDoor(
  { scene }: Building,
  side: Side,
  from: number,
  wide: number,
  tall: number,
  colour: Colour,
): void {
  scene.face(panel(side, from - 0.15, from + wide + 0.15, 0, tall + 0.15, 0.01), lit(white, side.dim - 12))
  scene.face(panel(side, from, from + wide, 0, tall, 0.02), lit(colour, side.dim))
  const glass = scene.gradient({ x2: 1, y2: 1 }, [
    [0, [205, 20, 60]],
    [1, [212, 24, 26]],
  ])
  scene.face(panel(side, from + wide * 0.2, from + wide * 0.8, tall * 0.48, tall * 0.9, 0.03), glass)
  scene.face(panel(side, from - 0.3, from + wide + 0.3, 0, 0.16, 0.5), [36, 8, 66])
}
