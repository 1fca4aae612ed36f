import type { Random } from '../../random.ts'
import {
  type Building,
  makeBuilding,
  paintBalcony,
  paintDoor,
  paintLedge,
  paintOpening,
  paintWall,
  panel,
} from '../building.ts'
import { type Colour, lit, white } from '../colours.ts'
import { bush } from '../plants.ts'
import type { RoomStyle } from '../room.ts'
import { makeScene } from '../scene.ts'
import { makeCamera, type Point } from '../space.ts'
import { car, paintGrass, paintStreet, paintTrees } from '../street.ts'
import { farAway, makeWeather, paintSky } from '../weather.ts'

const horizon = [720, 830] as const

/** A house of many flats, from across the street. */
export function apartmentBuilding(random: Random, style: RoomStyle): string {
  const wide = random.between(15, 19)
  const camera = makeCamera({
    at: [-random.between(7.5, 10), 1.75, -random.between(20, 22)],
    yaw: random.between(0.6, 0.68),
    zoom: 900,
    horizon,
  })
  const scene = makeScene(camera)
  const weather = makeWeather(random, ['spring', 'summer', 'summer', 'autumn', 'winter'])
  paintSky(scene, random, weather, horizon[1])
  scene.draw(farAway(random, weather, horizon[1], 'town'))
  paintGrass(scene, random, weather, horizon[1])
  paintTrees(
    scene,
    random,
    weather,
    [
      [-6, 22],
      [-9, 16],
      [-3, 30],
      [wide + 3, 16],
    ],
    [8, 12],
  )
  paintStreet(scene, random, -14.5, -6.5)
  scene.layShadows()
  scene.shadow({ at: [0, 0, 0], size: [wide, 0, 11] })
  const paint = { old: paintOld, plain: paintPlain, new: paintNew }[style]
  // Where streets are closed, houses stand side by side: the one farther away first.
  const gap = style === 'old' ? 0 : 7
  paint(makeBuilding(scene, random, weather, [15, 11], wide + gap))
  paint(makeBuilding(scene, random, weather, [wide, 11]))
  for (let x = 0.6; x < wide; x += random.between(1.3, 2.6))
    if (Math.abs(x - wide / 2) > 2) scene.stand([x, 0, -0.9], bush(random, weather, random.between(0.9, 1.5)))
  if (random.isTrue(0.7)) scene.stand([wide * random.between(0.5, 0.9), 0, -8.2], car(random))
  paintTrees(scene, random, weather, [[-3.2, -5]], [5.5, 7])
  if (random.isTrue(0.5)) paintTrees(scene, random, weather, [[wide + 3, -5]], [6, 8])
  return scene.toSvg()
}

function paintOld(building: Building): void {
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

function paintPlain(building: Building): void {
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

function paintNew(building: Building): void {
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
