import type { Random } from '../../random.ts'
import { type Colour, css, lit, white } from '../colours.ts'
import { chair, pendantLamp, table } from '../furniture.ts'
import { pottedPlant } from '../plants.ts'
import { makeRoom, type Room, type RoomStyle } from '../room.ts'
import type { Point } from '../space.ts'
import { paintWindow } from '../windows.ts'

export function kitchen(random: Random, style: RoomStyle, floor: 'tiles' | 'planks'): string {
  const [wide, deep] = [random.between(4, 4.8), random.between(3.8, 4.4)]
  const room = makeRoom(random, { style, wide, deep, floor })
  const { scene, tall } = room
  const front = random.pick<Colour>([
    [40, 14, 94],
    [210, 14, 44],
    [150, 16, 46],
    [36, 20, 82],
    [205, 22, 30],
    [0, 0, 90],
  ])
  const side = random.pick(['left', 'right'] as const)
  paintWindow(room, side, { from: deep * 0.3, to: deep * 0.3 + 1.3, sill: 1.02, top: tall - 0.4 })
  scene.layShadows()
  paintBackRow(room, front)
  const row = 0.62
  const x = side === 'left' ? 0 : wide - row
  scene.shadow({ at: [x, 0, 1.2], size: [row, 0, deep - 1.2 - row] })
  scene.box({ at: [x, 0.1, 1.2], size: [row, 0.78, deep - 1.2 - row] }, front)
  scene.box(
    { at: [side === 'left' ? x : x - 0.02, 0.88, 1.18], size: [row + 0.02, 0.04, deep - 1.18 - row] },
    random.isTrue(0.5) ? room.wood : [30, 6, 40],
  )
  scene.stand([x + row / 2, 0.92, 1.9], pottedPlant(random, 0.3))
  const tableX = side === 'left' ? wide * 0.5 : wide * 0.5 - 1.2
  chair(room, tableX + 0.08, 1.95, false)
  chair(room, tableX + 0.68, 1.95, false)
  table(room, tableX, 1.2, [1.25, 0.75, 0.75])
  bowl(room, [tableX + 0.6, 0.75, 1.55])
  chair(room, tableX + 0.4, 0.86, true)
  pendantLamp(room, tableX + 0.6, 1.6, tall - 1.85)
  return scene.toSvg()
}

/** Cupboards below and above, oven, hob and sink along the far wall. */
function paintBackRow({ scene, wide, deep, tall, random, wood }: Room, front: Colour): void {
  const [row, unit] = [0.62, 0.6]
  const z = deep - row
  const splash = random.pick<Colour>([
    [190, 16, 80],
    [36, 18, 86],
    [160, 14, 70],
    [0, 0, 92],
  ])
  const back = (left: number, right: number, low: number, high: number, inward: number): Point[] => [
    [left, low, deep - inward],
    [left, high, deep - inward],
    [right, high, deep - inward],
    [right, low, deep - inward],
  ]
  scene.face(back(0, wide, 0.9, 1.48, 0.005), lit(splash, -10))
  for (let y = 0.91, index = 0; y < 1.46; y += 0.1, index++) {
    for (let x = index % 2 === 0 ? 0 : -0.1; x < wide; x += 0.2)
      scene.face(back(Math.max(x, 0), Math.min(x + 0.19, wide), y, y + 0.09, 0.006), lit(splash, random.between(-3, 4)))
  }
  scene.shadow({ at: [0, 0, z], size: [wide, 0, row] })
  scene.box({ at: [0, 0, z + 0.06], size: [wide, 0.1, row - 0.06] }, [30, 10, 24])
  scene.box({ at: [0, 0.1, z], size: [wide, 0.78, row] }, front)
  const ovenAt = Math.floor(wide / unit / 2)
  for (let index = 0; index * unit < wide; index++) {
    const [left, right] = [index * unit + 0.012, Math.min((index + 1) * unit - 0.012, wide)]
    scene.face(
      [
        [left, 0.12, z - 0.004],
        [left, 0.86, z - 0.004],
        [right, 0.86, z - 0.004],
        [right, 0.12, z - 0.004],
      ],
      index === ovenAt ? [210, 8, 18] : lit(front, -2),
    )
    const [low, high] = index === ovenAt ? [0.72, 0.74] : [0.8, 0.815]
    scene.face(
      [
        [left + 0.12, low, z - 0.02],
        [left + 0.12, high, z - 0.02],
        [right - 0.12, high, z - 0.02],
        [right - 0.12, low, z - 0.02],
      ],
      [210, 6, index === ovenAt ? 80 : 46],
    )
    if (index === ovenAt) {
      const glass = scene.gradient({ x2: 1, y2: 1 }, [
        [0, [210, 10, 36]],
        [0.5, [210, 12, 14]],
        [1, [210, 10, 22]],
      ])
      scene.face(
        [
          [left + 0.06, 0.24, z - 0.01],
          [left + 0.06, 0.66, z - 0.01],
          [right - 0.06, 0.66, z - 0.01],
          [right - 0.06, 0.24, z - 0.01],
        ],
        glass,
      )
    }
  }
  scene.box({ at: [0, 0.88, z - 0.02], size: [wide, 0.04, row + 0.02] }, random.isTrue(0.6) ? wood : [30, 4, 82])
  const hob = ovenAt * unit
  scene.face(
    [
      [hob + 0.02, 0.925, z + 0.08],
      [hob + 0.02, 0.925, z + 0.55],
      [hob + 0.58, 0.925, z + 0.55],
      [hob + 0.58, 0.925, z + 0.08],
    ],
    [210, 8, 12],
  )
  paintPot(scene, [hob + 0.18, 0.93, z + 0.36])
  paintTap(scene, [hob > wide / 2 ? hob - 0.9 : hob + 1.4, 0.92, z + 0.45])
  const top = Math.min(tall - 0.3, 2.2)
  for (let index = 0; index * unit < wide; index++) {
    if (index === ovenAt) {
      scene.box({ at: [hob + 0.06, 1.5, deep - 0.4], size: [0.48, 0.12, 0.4] }, [210, 5, 66])
      scene.box({ at: [hob + 0.2, 1.62, deep - 0.3], size: [0.2, top - 1.62, 0.28] }, [210, 5, 72])
      continue
    }
    if (Math.abs(index - ovenAt) === 2 && random.isTrue(0.5)) continue
    scene.box({ at: [index * unit + 0.006, 1.5, deep - 0.36], size: [unit - 0.012, top - 1.5, 0.36] }, lit(front, 1))
  }
  const glow = scene.gradient({ x2: 0, y2: 1 }, [
    [0, [44, 100, 92], 0.6],
    [1, [44, 100, 92], 0],
  ])
  scene.face(back(0, wide, 1.15, 1.5, 0.02), glow)
}

function paintPot(scene: Room['scene'], at: Point): void {
  scene.stand(
    at,
    '<ellipse cx="0" cy="0" rx=".13" ry=".03" fill="#000" fill-opacity=".4"/><path d="M-.12 -.15H.12V-.02Q.12 0 .08 0H-.08Q-.12 0 -.12 -.02Z" fill="#c9ced3"/><path d="M.03 -.15H.12V-.02Q.12 0 .08 0H.03Z" fill="#8d949b"/><ellipse cx="0" cy="-.15" rx=".12" ry=".025" fill="#e6e9ec"/><path d="M.12 -.11H.22" stroke="#444" stroke-width=".018"/>',
  )
}

function paintTap(scene: Room['scene'], at: Point): void {
  scene.stand(
    at,
    `<path d="M0 0V-.27Q0 -.36 .08 -.36Q.16 -.36 .16 -.27V-.24" fill="none" stroke="${css(lit(white, -26))}" stroke-width=".026"/><path d="M0 -.08H-.07" stroke="${css(lit(white, -34))}" stroke-width=".018"/>`,
  )
}

function bowl({ scene, random }: Room, at: Point): void {
  const fruit = Array.from(
    { length: 5 },
    (_, index) =>
      `<circle cx="${(index - 2) * 0.055}" cy="${-0.09 - (index % 2) * 0.03}" r=".045" fill="${css(
        random.pick<Colour>([
          [8, 70, 50],
          [70, 60, 48],
          [36, 90, 56],
          [50, 85, 60],
        ]),
      )}"/>`,
  )
  scene.stand(
    at,
    `<ellipse cx=".01" cy="0" rx=".13" ry=".025" fill="#000" fill-opacity=".3"/>${fruit.join('')}<path d="M-.17 -.09H.17Q.14 0 .06 0H-.06Q-.14 0 -.17 -.09Z" fill="#f4f1ea"/><path d="M.05 -.09H.17Q.14 0 .06 0H.03Z" fill="#000" fill-opacity=".1"/>`,
  )
}
