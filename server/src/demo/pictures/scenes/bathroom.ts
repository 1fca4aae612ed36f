import type { Random } from '../../random.ts'
import { type Colour, css, lit, white } from '../colours.ts'
import { pottedPlant } from '../plants.ts'
import { makeRoom, type Room, type RoomStyle } from '../room.ts'
import type { Point } from '../space.ts'
import { paintWindow } from '../windows.ts'

export function bathroom(random: Random, style: RoomStyle): string {
  const [wide, deep] = [random.between(2.9, 3.5), random.between(3, 3.6)]
  const room = makeRoom(random, {
    style: style === 'old' ? 'plain' : style,
    wide,
    deep,
    floor: 'tiles',
    wall: [40, 10, 95],
  })
  const { scene, tall, wood } = room
  paintWallTiles(
    room,
    random.pick<Colour>([
      [196, 22, 78],
      [36, 14, 88],
      [160, 18, 72],
      [210, 10, 58],
      [30, 10, 78],
      [190, 30, 44],
    ]),
  )
  const bathSide = random.pick(['left', 'right'] as const)
  paintWindow(room, 'back', { from: wide / 2 - 0.4, to: wide / 2 + 0.4, sill: 1.3, top: tall - 0.35, wings: 1 })
  scene.layShadows()
  const bathX = bathSide === 'left' ? 0.04 : wide - 0.84
  paintBathtub(room, bathX, deep - 2)
  const across = bathSide === 'left' ? wide - 0.52 : 0.02
  paintBasin(room, bathSide === 'left' ? 'right' : 'left', across, deep - 1.75, wood)
  paintToilet(room, [wide / 2 + (bathSide === 'left' ? 0.28 : -0.28), 0, deep - 0.16])
  scene.stand([bathSide === 'left' ? wide - 0.25 : 0.25, 0, deep - 0.3], pottedPlant(random, 0.8))
  const mat = bathSide === 'left' ? bathX + 0.95 : bathX - 0.8
  scene.face(
    [
      [mat, 0.01, deep - 1.9],
      [mat, 0.01, deep - 1.1],
      [mat + 0.6, 0.01, deep - 1.1],
      [mat + 0.6, 0.01, deep - 1.9],
    ],
    lit(room.accent, 24),
    { round: 8 },
  )
  return scene.toSvg()
}

function paintWallTiles({ scene, wide, deep, tall, random, on }: Room, colour: Colour): void {
  const top = random.pick([tall - 0.02, 1.35])
  const [w, h] = random.pick([
    [0.3, 0.15],
    [0.6, 0.3],
    [0.2, 0.2],
  ] as const)
  for (let y = 0, row = 0; y < top; y += h, row++) {
    const high = Math.min(y + h - 0.008, top)
    for (const wall of ['left', 'back', 'right'] as const) {
      const end = wall === 'back' ? wide : deep
      for (let along = wall === 'back' ? (row % 2) * (-w / 2) : -0.9; along < end; along += w) {
        const [a, b] = [Math.max(along, wall === 'back' ? 0 : -1), Math.min(along + w - 0.008, end)]
        const bright = (wall === 'left' ? -5 : wall === 'right' ? -1 : 2) + random.between(-1.6, 1.6)
        scene.face(
          [on(wall, a, y, 0.004), on(wall, a, high, 0.004), on(wall, b, high, 0.004), on(wall, b, y, 0.004)],
          lit(colour, bright),
        )
      }
    }
  }
}

function paintBathtub({ scene }: Room, x: number, z: number): void {
  const [w, h, d] = [0.8, 0.58, 1.9]
  scene.shadow({ at: [x, 0, z], size: [w, h, d] })
  scene.box({ at: [x, 0, z], size: [w, h, d] }, lit(white, -3), { round: 5 })
  const rim = (inset: number, y: number): Point[] => [
    [x + inset, y, z + inset * 1.4],
    [x + inset, y, z + d - inset * 1.4],
    [x + w - inset, y, z + d - inset * 1.4],
    [x + w - inset, y, z + inset * 1.4],
  ]
  scene.face(
    rim(0.08, h + 0.002),
    scene.gradient({ x2: 1, y2: 0.6 }, [
      [0, lit(white, -22)],
      [0.6, lit(white, -6)],
      [1, lit(white, -1)],
    ]),
    { round: 14 },
  )
  const { x: px, y: py, scale } = scene.camera.place([x + w / 2, h + 0.02, z + d - 0.12])
  scene.draw(
    `<path d="M${px} ${py}v${-0.16 * scale}q0 ${-0.06 * scale} ${0.08 * scale} ${-0.06 * scale}v${0.05 * scale}" fill="none" stroke="#9aa3aa" stroke-width="${0.03 * scale}"/>`,
  )
}

function paintBasin({ scene, on, random }: Room, wall: 'left' | 'right', x: number, z: number, wood: Colour): void {
  const [w, d] = [0.5, 1.1]
  scene.shadow({ at: [x, 0, z], size: [w, 0.4, d] })
  scene.box({ at: [x, 0.34, z], size: [w, 0.46, d] }, wood, { round: 2 })
  scene.face(
    [
      [wall === 'right' ? x - 0.004 : x + w + 0.004, 0.565, z],
      [wall === 'right' ? x - 0.004 : x + w + 0.004, 0.575, z],
      [wall === 'right' ? x - 0.004 : x + w + 0.004, 0.575, z + d],
      [wall === 'right' ? x - 0.004 : x + w + 0.004, 0.565, z + d],
    ],
    lit(wood, -22),
  )
  scene.box({ at: [x, 0.8, z], size: [w, 0.1, d] }, lit(white, -1), { round: 4 })
  const inset = 0.09
  scene.face(
    [
      [x + inset, 0.903, z + inset],
      [x + inset, 0.903, z + d - inset],
      [x + w - inset, 0.903, z + d - inset],
      [x + w - inset, 0.903, z + inset],
    ],
    lit(white, -13),
    { round: 8 },
  )
  const glass = (low: number, high: number, more: number): Point[] => [
    on(wall, z + 0.02 - more, low, 0.02),
    on(wall, z + 0.02 - more, high, 0.02),
    on(wall, z + d - 0.02 + more, high, 0.02),
    on(wall, z + d - 0.02 + more, low, 0.02),
  ]
  scene.face(glass(1.12, 2.03, 0.04), [44, 90, 92], { opacity: 0.5 })
  scene.face(
    glass(1.15, 2, 0),
    scene.gradient({ x2: 1, y2: 1 }, [
      [0, [200, 22, 90]],
      [0.45, [205, 18, 76]],
      [0.5, [205, 18, 86]],
      [1, [210, 14, 70]],
    ]),
  )
  const tap = scene.camera.place([wall === 'right' ? x + w - 0.08 : x + 0.08, 0.9, z + d / 2])
  const lean = wall === 'right' ? -1 : 1
  scene.draw(
    `<path d="M${tap.x} ${tap.y}v${-0.15 * tap.scale}h${lean * 0.12 * tap.scale}v${0.03 * tap.scale}" fill="none" stroke="#8d969d" stroke-width="${0.028 * tap.scale}"/>`,
  )
  const bottle: Colour = random.pick<Colour>([
    [24, 50, 40],
    [150, 20, 40],
  ])
  scene.stand(
    [x + w / 2, 0.9, z + 0.14],
    `<rect x="-.035" y="-.14" width=".07" height=".14" rx=".012" fill="${css(bottle)}"/><rect x="-.01" y="-.19" width=".02" height=".05" fill="#222"/>`,
  )
}

function paintToilet({ scene }: Room, at: Point): void {
  scene.stand(
    at,
    `<ellipse cx="0" cy=".16" rx=".26" ry=".05" fill="#000" fill-opacity=".22"/><rect x="-.12" y="-1.02" width=".24" height=".16" rx=".02" fill="#eef0f0" stroke="#cfd3d3" stroke-width=".008"/><path d="M-.19 -.42Q-.2 -.08 -.08 .02H.08Q.2 -.08 .19 -.42Z" fill="${css(lit(white, -3))}"/><path d="M.05 -.42L.03 .02H.08Q.2 -.08 .19 -.42Z" fill="#000" fill-opacity=".07"/><ellipse cx="0" cy="-.42" rx=".2" ry=".06" fill="#fff" stroke="#d9dcdc" stroke-width=".01"/>`,
  )
}
