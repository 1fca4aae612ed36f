import { type Colour, lit } from './colours.ts'
import type { Room } from './room.ts'
import type { Point } from './space.ts'

export function paintFloor(
  room: Pick<Room, 'scene' | 'random' | 'wide' | 'deep' | 'wood'>,
  kind: 'planks' | 'herringbone' | 'tiles',
  front: number,
): void {
  const { scene, wide, deep, wood, random } = room
  const base: Colour =
    kind === 'tiles'
      ? random.pick<Colour>([
          [210, 6, 72],
          [36, 14, 78],
          [30, 8, 58],
          [200, 5, 86],
        ])
      : wood
  const corners: Point[] = [
    [0, 0, front],
    [0, 0, deep],
    [wide, 0, deep],
    [wide, 0, front],
  ]
  scene.face(corners, kind === 'tiles' ? lit(base, -10) : lit(base, -8))
  if (kind === 'planks') planks(room, base, front)
  else if (kind === 'tiles') tiles(room, base, front)
  else herringbone(room, base, front)
  const shine = scene.gradient({ x2: 0, y2: 1 }, [
    [0, [44, 40, 96], 0.42],
    [0.4, [44, 40, 96], 0.08],
    [1, [26, 40, 12], 0.22],
  ])
  scene.face(corners, shine)
}

function planks({ scene, random, wide, deep }: FloorRoom, base: Colour, front: number): void {
  const broad = 0.16
  for (let x = 0; x < wide; x += broad) {
    for (let z = front - random.between(0, 1.4); z < deep;) {
      const end = Math.min(z + random.between(1.2, 2.2), deep)
      const right = Math.min(x + broad - 0.006, wide)
      const near = Math.max(z, front)
      if (end > near)
        scene.face(
          [
            [x, 0, near],
            [x, 0, end - 0.008],
            [right, 0, end - 0.008],
            [right, 0, near],
          ],
          lit(base, random.between(-4, 5)),
        )
      z = end
      if (end >= deep) break
    }
  }
}

function tiles({ scene, random, wide, deep }: FloorRoom, base: Colour, front: number): void {
  const edge = random.pick([0.3, 0.45, 0.6])
  for (let x = 0; x < wide; x += edge) {
    for (let z = front; z < deep; z += edge) {
      const [right, far] = [Math.min(x + edge - 0.012, wide), Math.min(z + edge - 0.012, deep)]
      scene.face(
        [
          [x, 0, z],
          [x, 0, far],
          [right, 0, far],
          [right, 0, z],
        ],
        lit(base, random.between(-2, 2)),
      )
    }
  }
}

function herringbone({ scene, random, wide, deep }: FloorRoom, base: Colour, front: number): void {
  const [long, broad] = [0.5, 0.09]
  const step = broad * Math.SQRT2
  const half = long / Math.SQRT2 / 2
  for (let column = 0, x = -half; x < wide + half; x += half, column++) {
    const rises = column % 2 === 0
    for (let z = front; z < deep + half; z += step) {
      const [low, high] = rises ? [z, z + half] : [z + half, z]
      const board: Point[] = [
        [x, 0, low],
        [x, 0, low + step],
        [x + half, 0, high + step],
        [x + half, 0, high],
      ]
      const inside = board.map(([bx, , bz]): Point => [Math.min(Math.max(bx, 0), wide), 0, Math.min(bz, deep)])
      scene.face(inside, lit(base, random.between(-6, 6)))
    }
  }
}

type FloorRoom = Pick<Room, 'scene' | 'random' | 'wide' | 'deep'>
