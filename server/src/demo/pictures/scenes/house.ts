import type { Random } from '../../random.ts'
import { type Building, makeBuilding, paintDoor, paintOpening, paintWall, panel } from '../building.ts'
import { type Colour, lit, white } from '../colours.ts'
import { paintBricks, paintTimber } from '../facades/house-walls.ts'
import { paintRoof } from '../facades/house-roof.ts'
import { bush, conifer } from '../plants.ts'
import { makeScene, type Scene } from '../scene.ts'
import { makeCamera, type Point } from '../space.ts'
import { hedge, paintGrass, paintTrees } from '../street.ts'
import { farAway, makeWeather, paintSky } from '../weather.ts'

export type HouseKind = 'detached' | 'villa' | 'bungalow' | 'row' | 'timbered' | 'modern'

const horizon = [720, 690] as const

/** A house in its garden. */
export function house(random: Random, kind: HouseKind): string {
  const [wide, deep] =
    kind === 'row' ? [19, 9] : kind === 'bungalow' ? [14, 9] : [random.between(9.5, 11.5), random.between(8, 9.5)]
  const isLong = kind === 'row' || kind === 'bungalow'
  const at: Point = [-random.between(7, 9), 1.8, isLong ? -15 : -random.between(11.5, 13)]
  const scene = makeScene(
    makeCamera({ at, yaw: isLong ? 0.74 : random.between(0.64, 0.7), zoom: kind === 'row' ? 1100 : 1250, horizon }),
  )
  const weather = makeWeather(random)
  paintSky(scene, random, weather, horizon[1])
  scene.draw(farAway(random, weather, horizon[1], 'hills'))
  paintGrass(scene, random, weather, horizon[1])
  paintTrees(
    scene,
    random,
    weather,
    [
      [-3, 26],
      [4, 36],
      [14, 34],
      [24, 26],
      [32, 22],
      [34, 12],
      [22, 34],
    ],
    [7, 11],
  )
  for (const x of [-4.5, 26]) scene.stand([x, 0, 19], conifer(random, random.between(8, 12)))
  hedge(scene, random, weather, -6, 40, 14)
  const building = makeBuilding(scene, random, weather, [wide, deep])
  paintPath(scene, wide)
  scene.layShadows()
  scene.shadow({ at: [0, 0, 0], size: [wide, 0, deep] })
  if (kind === 'modern') paintCube(building)
  else paintGabled(building, kind)
  for (let x = 0.5; x < wide; x += random.between(0.9, 1.8))
    if (Math.abs(x - wide * 0.62) > 1.3) scene.stand([x, 0, -0.8], bush(random, weather, random.between(0.7, 1.3)))
  paintTrees(scene, random, weather, [[-4.2, 4]], [4.5, 6])
  if (random.isTrue(0.5)) paintTrees(scene, random, weather, [[wide + 4, -1]], [3.6, 5.2])
  for (const x of [-4.6, wide * 0.3, wide + 1.5])
    scene.stand([x, 0, -random.between(3, 4.4)], bush(random, weather, random.between(0.8, 1.4)))
  return scene.toSvg()
}

function paintPath(scene: Scene, wide: number): void {
  const stone: Colour = [36, 10, 74]
  const [left, right] = [wide * 0.62 - 0.7, wide * 0.62 + 0.7]
  scene.face(
    [
      [left, 0.01, 0],
      [right, 0.01, 0],
      [right + 0.6, 0.01, -20],
      [left - 0.6, 0.01, -20],
    ],
    stone,
  )
  for (let z = -0.5; z > -16; z -= 0.55)
    scene.face(
      [
        [left - 0.4, 0.012, z],
        [right + 0.4, 0.012, z],
        [right + 0.4, 0.012, z - 0.04],
        [left - 0.4, 0.012, z - 0.04],
      ],
      lit(stone, -12),
    )
}

const plasters: Colour[] = [
  [40, 20, 94],
  [44, 50, 84],
  [36, 10, 90],
  [20, 34, 80],
  [200, 14, 86],
  [90, 12, 86],
]
const roofs: Colour[] = [
  [12, 52, 42],
  [10, 42, 36],
  [212, 10, 30],
  [20, 34, 32],
]

const brick: Colour = [12, 40, 46]
const timberedPlaster: Colour = [42, 24, 92]
const doors: Colour[] = [
  [160, 26, 28],
  [8, 50, 36],
  [210, 30, 30],
  [28, 40, 34],
]
const [footHigh, storeyHigh] = [0.4, 2.75]

function paintGabled(building: Building, kind: HouseKind): void {
  const { random, flank } = building
  const plaster = kind === 'timbered' ? timberedPlaster : random.isTrue(0.2) ? brick : random.pick(plasters)
  const tiles = random.pick(roofs)
  const storeys =
    kind === 'bungalow' ? 1 : kind === 'villa' || kind === 'timbered' || kind === 'row' ? 2 : random.whole(1, 2)
  const eaves = footHigh + storeys * storeyHigh
  const rise = kind === 'bungalow' ? 2.2 : kind === 'villa' ? 3 : random.between(3.4, 4.2)
  const frame = random.pick<Colour>([white, white, [28, 30, 32], [150, 24, 34]])
  paintGabledWalls(building, kind, { plaster, eaves, rise })
  for (let level = storeys - 1; level >= 0; level--) paintStorey(building, kind, level, frame)
  if (kind !== 'villa' && kind !== 'bungalow')
    paintOpening(building, flank, { from: flank.long / 2 - 0.6, low: eaves + 0.6, wide: 1.2, tall: 1.2, frame })
  paintRoof(building, kind, eaves, rise, tiles)
}

function paintGabledWalls(
  building: Building,
  kind: HouseKind,
  { plaster, eaves, rise }: { plaster: Colour; eaves: number; rise: number },
): void {
  const { scene, front, flank } = building
  for (const side of [flank, front]) {
    paintWall(building, side, 0, eaves, plaster)
    if (plaster === brick) paintBricks(building, side, eaves, brick)
    scene.face(panel(side, 0, side.long, 0, 0.35, 0.01), [30, 8, 46 + side.dim])
  }
  if (kind !== 'villa')
    scene.face(
      [flank.at(0, eaves), flank.at(flank.long / 2, eaves + rise), flank.at(flank.long, eaves)],
      lit(plaster, flank.dim),
    )
  if (kind === 'timbered')
    for (const side of [flank, front]) paintTimber(building, side, eaves, side === flank ? rise : 0)
}

/** The windows of a storey, and below the door. In a row, each house has one, beside its window. */
function paintStorey(building: Building, kind: HouseKind, level: number, frame: Colour): void {
  const { random, front, flank } = building
  const low = footHigh + level * storeyHigh + 0.85
  for (const from of [1.3, flank.long - 2.9]) paintOpening(building, flank, { from, low, wide: 1.5, tall: 1.4, frame })
  const isRow = kind === 'row'
  const hasTallWindows = level === 0 && !isRow
  const step = isRow ? 6.2 : front.long / 3
  for (let left = 0; left < front.long - 2; left += step) {
    const hasDoor = level === 0 && (isRow || Math.abs(left + step / 2 - front.long * 0.62) < step / 2)
    if (hasDoor) {
      const from = isRow ? left + 3.9 : front.long * 0.62 - 0.55
      paintDoor(building, front, from, 1.1, 2.2, random.pick(doors))
    }
    if (hasDoor && !isRow) continue
    paintOpening(building, front, {
      from: left + 0.8,
      low: hasTallWindows ? low - 0.5 : low,
      wide: Math.min(step - 1.6, 2.2),
      tall: hasTallWindows ? 1.95 : 1.4,
      frame,
    })
  }
}

function paintCube(building: Building): void {
  const { scene, random, front, flank } = building
  const plaster: Colour = [40, 8, 95]
  const wood: Colour = [28, 42, 46]
  const frame: Colour = [210, 8, 22]
  const high = 6.1
  for (const side of [flank, front]) paintWall(building, side, 0, high, plaster)
  scene.face(panel(front, 0, front.long * 0.45, 3.05, high, 0.01), wood)
  for (let along = 0; along < front.long * 0.45; along += 0.22)
    scene.face(panel(front, along, along + 0.02, 3.05, high, 0.012), lit(wood, -12))
  paintOpening(building, flank, { from: 1.2, low: 0.3, wide: 4.4, tall: 2.4, wings: 3, frame })
  paintOpening(building, flank, { from: flank.long - 3, low: 3.9, wide: 1.9, tall: 1.5, wings: 1, frame })
  paintOpening(building, flank, { from: 1, low: 3.9, wide: 1.9, tall: 1.5, wings: 1, frame })
  paintOpening(building, front, { from: 0.7, low: 0.3, wide: front.long * 0.4, tall: 2.4, wings: 3, frame })
  paintOpening(building, front, { from: 1, low: 3.6, wide: 2.6, tall: 1.9, frame })
  paintOpening(building, front, { from: front.long - 3.6, low: 3.9, wide: 2.6, tall: 1.5, frame })
  paintDoor(
    building,
    front,
    front.long * 0.62 - 0.55,
    1.2,
    2.35,
    random.pick<Colour>([
      [210, 10, 24],
      [28, 40, 36],
    ]),
  )
  scene.face(
    [
      front.at(front.long * 0.52, 2.75, 1.4),
      front.at(front.long * 0.76, 2.75, 1.4),
      front.at(front.long * 0.76, 2.75),
      front.at(front.long * 0.52, 2.75),
    ],
    [0, 0, 46],
  )
  scene.face(panel(front, front.long * 0.52, front.long * 0.76, 2.75, 2.95, 1.4), [0, 0, 84])
  for (const side of [flank, front])
    scene.face(panel(side, -0.08, side.long + 0.08, high, high + 0.28, 0.08), [210, 6, 32 + side.dim * 0.5])
}
