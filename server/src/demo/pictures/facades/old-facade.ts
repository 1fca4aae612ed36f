import { type Building, paintBalcony, paintDoor, paintLedge, paintOpening, paintWall, panel } from '../building.ts'
import { type Colour, lit, white } from '../colours.ts'

/** Of the Gründerzeit: stucco, tall windows, a mansard. */
export function paintOld(building: Building): void {
  const { scene, random, front, flank } = building
  const plaster = random.pick<Colour>([
    [42, 44, 80],
    [24, 36, 76],
    [96, 16, 78],
    [206, 18, 80],
    [40, 14, 90],
    [350, 22, 80],
  ])
  const [ground, floor, floors] = [4, 3.6, random.whole(3, 4)]
  const eaves = ground + floor * floors
  for (const side of [flank, front]) {
    paintWall(building, side, 0, eaves, plaster)
    for (let up = 0.5; up < ground - 0.3; up += 0.45)
      scene.face(panel(side, 0, side.long, up, up + 0.05, 0.01), lit(plaster, side.dim - 16))
    paintLedge(building, side, ground - 0.2, 0.22, 0.16, lit(plaster, 8))
  }
  const axes = 6
  const step = front.long / axes
  const hasBalconies = random.isTrue(0.6)
  for (let level = 0; level <= floors; level++) {
    const low = level === 0 ? 0.95 : ground + floor * (level - 1) + 0.75
    for (let axis = 0; axis < axes; axis++) {
      const from = axis * step + step / 2 - 0.62
      if (level === 0 && axis === 2) {
        paintDoor(building, front, from - 0.1, 1.5, 2.9, [random.between(10, 160), 30, 26])
        continue
      }
      paintOpening(building, front, { from, low, wide: 1.24, tall: level === 0 ? 2 : 2.25, hasTransom: true })
      const top = low + (level === 0 ? 2 : 2.25)
      if (level === 0) continue
      scene.face(panel(front, from - 0.2, from + 1.44, top + 0.1, top + 0.3, 0.1), lit(plaster, 9))
      if (level === 1)
        scene.face(
          [
            front.at(from - 0.25, top + 0.3, 0.12),
            front.at(from + 0.62, top + 0.75, 0.12),
            front.at(from + 1.49, top + 0.3, 0.12),
          ],
          lit(plaster, 6),
        )
      if (level > 1) scene.face(panel(front, from - 0.25, from + 1.49, top + 0.3, top + 0.38, 0.18), lit(plaster, 12))
    }
    for (let axis = 0; axis < 3; axis++)
      paintOpening(building, flank, { from: axis * 3.4 + 1.5, low, wide: 1.1, tall: 2, hasTransom: true })
    if (hasBalconies && level > 0)
      for (const axis of [1, 4])
        paintBalcony(building, front, axis * step + 0.1, axis * step + step - 0.1, low - 0.1, {
          rail: 'iron',
          colour: white,
        })
  }
  for (const side of [flank, front]) paintLedge(building, side, eaves, 0.45, 0.5, lit(plaster, 6))
  paintMansard(building, eaves + 0.45)
}

function paintMansard(building: Building, eaves: number): void {
  const { scene, front, flank, random } = building
  const tiles: Colour = random.pick<Colour>([
    [12, 46, 42],
    [210, 10, 32],
    [16, 36, 36],
  ])
  const [rise, back] = [2.6, 1.3]
  const ridge = (along: number, side: typeof front) => side.at(along, eaves + rise, -back)
  scene.face(
    [
      flank.at(0, eaves),
      flank.at(back, eaves + rise, -back),
      flank.at(flank.long - back, eaves + rise, -back),
      flank.at(flank.long, eaves),
    ],
    lit(tiles, -9),
  )
  scene.face(
    [front.at(0, eaves), ridge(back, front), ridge(front.long - back, front), front.at(front.long, eaves)],
    scene.gradient({ x2: 0, y2: 1 }, [
      [0, lit(tiles, 6)],
      [1, lit(tiles, -4)],
    ]),
  )
  for (let up = 0.3; up < rise; up += 0.3) {
    const inset = (up / rise) * back
    scene.face(
      [
        front.at(inset, eaves + up, -inset),
        front.at(inset, eaves + up + 0.04, -inset),
        front.at(front.long - inset, eaves + up + 0.04, -inset),
        front.at(front.long - inset, eaves + up, -inset),
      ],
      lit(tiles, -8),
    )
  }
  for (const share of [0.2, 0.5, 0.8]) {
    const from = front.long * share - 0.8
    scene.face(
      [
        front.at(from - 0.2, eaves + 1.9, -0.2),
        front.at(from + 0.8, eaves + 2.6, -0.2),
        front.at(from + 1.8, eaves + 1.9, -0.2),
      ],
      lit(tiles, -12),
    )
    scene.face(panel(front, from, from + 1.6, eaves + 0.3, eaves + 2, -0.25), lit(white, -6))
    paintOpening(building, front, { from: from + 0.25, low: eaves + 0.55, wide: 1.1, tall: 1.25 })
  }
}
