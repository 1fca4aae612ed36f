import { type Building, panel } from '../building.ts'
import { type Colour, lit, white } from '../colours.ts'
import type { Scene } from '../scene.ts'
import type { Point } from '../space.ts'
import type { HouseKind } from '../scenes/house.ts'

/** Two slopes and a gable, or hips on all sides; some have solar panels. */
export function paintRoof(building: Building, kind: HouseKind, eaves: number, rise: number, tiles: Colour): void {
  const { scene, random, front, flank } = building
  const [over, middle] = [0.55, flank.long / 2]
  const hip = kind === 'villa' ? middle * 0.9 : 0
  const lower = eaves - 0.18
  const slope = (share: number): Point[] => [
    front.at(
      -over + share * (hip + over * (hip > 0 ? 1 : 0)),
      lower + (rise + 0.18) * share,
      over - share * (over + middle),
    ),
    front.at(
      front.long + over - share * (hip + over * (hip > 0 ? 1 : 0)),
      lower + (rise + 0.18) * share,
      over - share * (over + middle),
    ),
  ]
  const [lowLeft, lowRight] = slope(0)
  const [topLeft, topRight] = slope(1)
  if (!lowLeft || !lowRight || !topLeft || !topRight) return
  scene.box({ at: [front.long * 0.7, eaves + rise * 0.5, middle - 0.2], size: [0.7, rise * 0.75, 0.7] }, [12, 30, 46])
  if (hip === 0) {
    const peak = flank.at(middle, eaves + rise)
    scene.face([flank.at(-over, lower, over), topLeft, peak, flank.at(0, eaves)], lit(white, -44))
    scene.face([lowLeft, topLeft, peak, flank.at(flank.long, eaves)], lit(white, -50))
  }
  if (hip > 0) scene.face([flank.at(-over, lower, over), topLeft, lowLeft], lit(tiles, -10))
  else
    scene.face(
      [
        flank.at(-over, lower, over),
        topLeft,
        [topLeft[0], topLeft[1] - 0.22, topLeft[2]],
        flank.at(-over, lower - 0.22, over),
      ],
      lit(tiles, -16),
    )
  scene.face(
    [lowLeft, topLeft, topRight, lowRight],
    scene.gradient({ x2: 0.2, y2: 1 }, [
      [0, lit(tiles, 8)],
      [1, lit(tiles, -5)],
    ]),
  )
  for (let share = 0.05; share < 1; share += 0.06) {
    const [left, right] = slope(share)
    const [left2, right2] = slope(share + 0.012)
    if (left && right && left2 && right2) scene.face([left, left2, right2, right], lit(tiles, -9), { opacity: 0.7 })
  }
  if (hip === 0)
    scene.face(
      [lowLeft, topLeft, [topLeft[0], topLeft[1] - 0.2, topLeft[2]], [lowLeft[0], lowLeft[1] - 0.2, lowLeft[2]]],
      lit(white, -8),
    )
  scene.face(
    [lowLeft, lowRight, [lowRight[0], lowRight[1] - 0.2, lowRight[2]], [lowLeft[0], lowLeft[1] - 0.2, lowLeft[2]]],
    lit(white, -16),
  )
  scene.face(panel(front, 0, front.long, eaves - 0.75, eaves - 0.15, 0.005), [25, 30, 8], { opacity: 0.18 })
  if (random.isTrue(0.45) && kind !== 'timbered') paintSolar(scene, slope, front.long)
}

function paintSolar(scene: Scene, slope: (share: number) => Point[], long: number): void {
  const part = (share: number, along: number): Point => {
    const [[lx, ly, lz] = [0, 0, 0], [rx] = [0, 0, 0]] = slope(share)
    return [lx + (rx - lx) * (along / long), ly + 0.06, lz - 0.06]
  }
  for (let row = 0; row < 2; row++) {
    for (let index = 0; index < 4; index++) {
      const [from, to] = [long * 0.14 + index * 1.12, long * 0.14 + index * 1.12 + 1.06]
      const [low, high] = [0.34 + row * 0.24, 0.34 + row * 0.24 + 0.22]
      const fill = scene.gradient({ x2: 1, y2: 1 }, [
        [0, [216, 44, 34]],
        [0.5, [220, 50, 20]],
        [1, [214, 40, 28]],
      ])
      scene.face([part(low, from), part(high, from), part(high, to), part(low, to)], fill)
    }
  }
}
