import { type Colour, lit, white } from './colours.ts'
import type { Room, Wall } from './room.ts'
import type { Point } from './space.ts'

interface WindowOptions {
  from: number
  to: number
  sill: number
  top: number
  /** How many wings it has. */
  wings?: number
}

/** What is outside is seen through it, and its light lies on the floor. */
export function paintWindow(room: Room, wall: Wall, { from, to, sill, top, wings = 2 }: WindowOptions): void {
  const { scene, on } = room
  const pane = (a: number, b: number, low: number, high: number, inward = 0): Point[] => [
    on(wall, a, low, inward),
    on(wall, a, high, inward),
    on(wall, b, high, inward),
    on(wall, b, low, inward),
  ]
  scene.face(pane(from - 0.09, to + 0.09, sill - 0.09, top + 0.09), lit(white, -7), { round: 3 })
  scene.through(pane(from, to, sill, top), `<use href="#view"/>`)
  const glare = scene.gradient({ x2: 1, y2: 1 }, [
    [0, [45, 60, 98], 0.55],
    [0.5, [45, 60, 98], 0.12],
    [1, [45, 60, 98], 0.3],
  ])
  scene.face(pane(from, to, sill, top), glare)
  const frame = (a: number, b: number, low: number, high: number) =>
    scene.face(pane(a, b, low, high, 0.03), lit(white, -2))
  const wing = (to - from) / wings
  const bar = 0.055
  for (let index = 0; index < wings; index++) {
    const [a, b] = [from + index * wing, from + (index + 1) * wing]
    frame(a, a + bar, sill, top)
    frame(b - bar, b, sill, top)
    frame(a, b, sill, sill + bar)
    frame(a, b, top - bar, top)
    if (room.style === 'old') frame(a, b, sill + (top - sill) * 0.68, sill + (top - sill) * 0.68 + bar)
  }
  if (sill > 0.3) scene.face(pane(from - 0.14, to + 0.14, sill - 0.06, sill, 0.12), lit(white, -3), { round: 2 })
  const bloom = scene.camera.place(on(wall, (from + to) / 2, (sill + top) / 2))
  const glow = scene.gradient({ cx: bloom.x, cy: bloom.y, r: 520, isInPixels: true }, [
    [0, [46, 90, 94], 0.34],
    [1, [46, 80, 90], 0],
  ])
  scene.draw(`<rect width="1440" height="1080" fill="${glow}"/>`)
  layLight(room, wall, from, to, wings)
}

function layLight({ scene, wide, deep, weather }: Room, wall: Wall, from: number, to: number, wings: number): void {
  const slant = wall === 'right' ? -0.5 : 0.6
  const warm: Colour = weather.daylight === 'noon' ? [46, 80, 92] : [34, 95, 82]
  const wing = (to - from) / wings
  for (let index = 0; index < wings; index++) {
    const [a, b] = [from + wing * index + 0.06, from + wing * (index + 1) - 0.06]
    const corners: Point[] =
      wall === 'back'
        ? [
            [a + slant * 0.4, 0, deep - 0.5],
            [b + slant * 0.4, 0, deep - 0.5],
            [b + slant * 1.3, 0, deep - 2.3],
            [a + slant * 1.3, 0, deep - 2.3],
          ]
        : [0.5, 2.3].flatMap((in_, row): Point[] => {
            const x = wall === 'left' ? in_ : wide - in_
            const along: Point[] = [
              [x, 0, a - in_ * 0.35],
              [x, 0, b - in_ * 0.35],
            ]
            return row === 0 ? along : along.toReversed()
          })
    scene.light(corners, warm)
  }
}
