import { type Building, paintBalcony, paintDoor, paintLedge, paintOpening, paintWall, panel } from '../building.ts'
import { type Colour, lit } from '../colours.ts'
import type { Point } from '../space.ts'

/** Of the fifties to the eighties: plaster, and balconies in a row. */
export function paintPlain(building: Building): void {
  const { scene, random, front, flank } = building
  const plaster = random.pick<Colour>([
    [44, 40, 84],
    [36, 12, 88],
    [200, 16, 82],
    [16, 30, 80],
    [90, 16, 82],
  ])
  const panelColour = random.pick<Colour>([
    [20, 56, 54],
    [206, 36, 46],
    [120, 20, 44],
    [44, 70, 58],
    [0, 0, 84],
  ])
  const [floor, floors] = [2.85, random.whole(4, 5)]
  const eaves = 0.8 + floor * floors
  for (const side of [flank, front]) {
    paintWall(building, side, 0, eaves, plaster)
    scene.face(panel(side, 0, side.long, 0, 0.8, 0.01), [30, 6, 48 + side.dim])
  }
  const columns = 4
  const step = front.long / columns
  for (let level = floors - 1; level >= 0; level--) {
    const low = 0.8 + floor * level + 0.85
    for (let axis = 0; axis < 3; axis++)
      paintOpening(building, flank, { from: axis * 3.4 + 1.4, low, wide: 1.4, tall: 1.35 })
    for (let column = 0; column < columns; column++) {
      const left = column * step
      paintOpening(building, front, { from: left + 0.35, low, wide: 1.3, tall: 1.4 })
      if (column === 1 && level === 0) paintDoor(building, front, left + step - 1.7, 1.4, 2.3, [210, 10, 30])
      else paintOpening(building, front, { from: left + step - 1.75, low: low - 0.6, wide: 1.3, tall: 2, wings: 1 })
      if (level > 0 && column !== 1)
        paintBalcony(building, front, left + step - 2.2, left + step - 0.15, low - 0.75, {
          rail: 'panel',
          colour: panelColour,
        })
    }
  }
  for (const side of [flank, front]) paintLedge(building, side, eaves, 0.3, 0.35, [30, 8, 60])
  const tiles: Colour = [14, 40, 42]
  const peak = eaves + 2.6
  scene.face(
    [
      front.at(-0.3, eaves + 0.3, 0.3),
      front.at(0.9, peak, -5.5),
      front.at(front.long - 0.9, peak, -5.5),
      front.at(front.long + 0.3, eaves + 0.3, 0.3),
    ],
    tiles,
  )
  const end: Point[] = [flank.at(0, eaves + 0.3), flank.at(5.5, peak, -0.9), flank.at(flank.long, eaves + 0.3)]
  scene.face(end, lit(tiles, -8))
}
