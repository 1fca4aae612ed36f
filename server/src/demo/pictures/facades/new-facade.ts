import { type Building, paintBalcony, paintDoor, paintLedge, paintOpening, paintWall, panel } from '../building.ts'
import { type Colour, lit } from '../colours.ts'

/** Of today: white, glass, and a set-back top. */
export function paintNew(building: Building): void {
  const { scene, random, front, flank } = building
  const plaster = random.pick<Colour>([
    [40, 10, 95],
    [36, 8, 90],
    [210, 6, 92],
  ])
  const dark = random.pick<Colour>([
    [210, 10, 26],
    [26, 34, 40],
    [200, 12, 40],
  ])
  const [floor, floors] = [3.1, 4]
  const eaves = floor * floors
  const frame: Colour = [210, 8, 24]
  for (const side of [flank, front]) paintWall(building, side, 0, eaves, plaster)
  const columns = 3
  const step = front.long / columns
  for (let level = floors - 1; level >= 0; level--) {
    const low = floor * level + 0.25
    for (let axis = 0; axis < 2; axis++)
      paintOpening(building, flank, { from: axis * 5 + 1.6, low, wide: 1.7, tall: 2.3, wings: 1, frame })
    for (let column = 0; column < columns; column++) {
      const left = column * step
      if (column === 1) {
        scene.face(panel(front, left, left + step, floor * level, floor * (level + 1), 0.02), dark)
        for (let at = left; at < left + step; at += 0.35)
          scene.face(panel(front, at, at + 0.03, floor * level, floor * (level + 1), 0.022), lit(dark, -9))
      }
      if (level === 0 && column === 1) paintDoor(building, front, left + step / 2 - 0.8, 1.6, 2.5, [210, 10, 22])
      else
        paintOpening(building, front, {
          from: left + 0.5,
          low: column === 1 ? low + 0.6 : low,
          wide: column === 1 ? 1.1 : step - 2.6,
          tall: column === 1 ? 1.7 : 2.35,
          wings: column === 1 ? 1 : 3,
          frame,
        })
      if (level === 0 && column === 1) continue
      paintOpening(building, front, { from: left + step - 1.65, low: low + 0.6, wide: 1.1, tall: 1.7, wings: 1, frame })
      if (level > 0 && column !== 1)
        paintBalcony(building, front, left + 0.3, left + step - 1.9, low - 0.1, {
          rail: 'glass',
          colour: [196, 24, 76],
        })
    }
  }
  for (const side of [flank, front]) paintLedge(building, side, eaves, 0.3, 0.06, [210, 6, 34])
  const inset = 2
  scene.face(
    [
      flank.at(inset, eaves + 0.3, -inset),
      flank.at(inset, eaves + 3, -inset),
      flank.at(flank.long - inset, eaves + 3, -inset),
      flank.at(flank.long - inset, eaves + 0.3, -inset),
    ],
    lit(dark, -6),
  )
  scene.face(
    [
      front.at(inset, eaves + 0.3, -inset),
      front.at(inset, eaves + 3, -inset),
      front.at(front.long - inset, eaves + 3, -inset),
      front.at(front.long - inset, eaves + 0.3, -inset),
    ],
    lit(dark, 6),
  )
  const top = { ...front, at: (along: number, up: number, out = 0) => front.at(along, up, out - inset) }
  for (let from = inset + 0.6; from < front.long - inset - 2.2; from += 2.9)
    paintOpening(building, top, { from, low: eaves + 0.6, wide: 2.2, tall: 2.05, frame })
  scene.face(panel(front, inset - 0.5, front.long - inset + 0.5, eaves + 3, eaves + 3.25, 0.5 - inset), [210, 6, 40])
}
