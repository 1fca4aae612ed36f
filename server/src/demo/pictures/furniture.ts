import { type Colour, css, lit, white } from './colours.ts'
import type { Room, Wall } from './room.ts'
import type { Point } from './space.ts'

/** Stands with its back to the right or the left of the room, or to the far wall. */
export function sofa({ scene, random, accent }: Room, x: number, z: number, wide: number): void {
  const cloth = random.pick<Colour>([
    [210, 12, 52],
    [36, 18, 74],
    [30, 20, 50],
    [200, 22, 36],
    [130, 14, 42],
    [20, 8, 82],
  ])
  scene.shadow({ at: [x, 0, z], size: [wide, 0.4, 0.95] })
  for (const leg of [x + 0.1, x + wide - 0.16])
    scene.box({ at: [leg, 0, z + 0.08], size: [0.06, 0.14, 0.06] }, [26, 30, 24])
  const soft = { round: 9 }
  scene.box({ at: [x, 0.14, z + 0.68], size: [wide, 0.7, 0.26] }, lit(cloth, -3), soft)
  scene.box({ at: [x, 0.14, z], size: [wide, 0.24, 0.9] }, lit(cloth, -5), soft)
  scene.box({ at: [x, 0.14, z], size: [0.2, 0.5, 0.92] }, cloth, soft)
  scene.box({ at: [x + wide - 0.2, 0.14, z], size: [0.2, 0.5, 0.92] }, cloth, soft)
  const seats = wide > 2 ? 3 : 2
  const seat = (wide - 0.46) / seats
  for (let index = 0; index < seats; index++) {
    const left = x + 0.23 + index * seat
    scene.box({ at: [left + 0.01, 0.46, z + 0.58], size: [seat - 0.03, 0.36, 0.14] }, lit(cloth, 2), soft)
    scene.box({ at: [left + 0.01, 0.38, z - 0.02], size: [seat - 0.03, 0.12, 0.62] }, lit(cloth, 4), soft)
  }
  for (const [at, colour] of [
    [0.34, accent],
    [wide - 0.72, lit(accent, 26)],
  ] as const) {
    const { x: px, y: py, scale } = scene.camera.place([x + at + 0.2, 0.5, z + 0.42])
    const edge = 0.4 * scale
    scene.draw(
      `<g transform="translate(${px} ${py}) rotate(${random.between(-14, 14).toFixed(0)})"><rect x="${-edge / 2}" y="${-edge * 0.86}" width="${edge}" height="${edge * 0.86}" rx="${edge * 0.16}" fill="${css(colour)}"/><path d="M${-edge * 0.3} ${-edge * 0.1}H${edge * 0.3}" stroke="#000" stroke-opacity=".12" stroke-width="${edge * 0.05}"/></g>`,
    )
  }
}

export function rug({ scene, accent }: Room, x: number, z: number, wide: number, deep: number): void {
  const area = (inset: number): Point[] => [
    [x + inset, 0.012, z + inset],
    [x + inset, 0.012, z + deep - inset],
    [x + wide - inset, 0.012, z + deep - inset],
    [x + wide - inset, 0.012, z + inset],
  ]
  scene.face(area(-0.015), [25, 30, 8], { opacity: 0.2 })
  scene.face(area(0), [accent[0], accent[1] * 0.4, 80])
  scene.face(area(0.12), [accent[0], accent[1] * 0.5, 68])
  scene.face(area(0.16), [accent[0], accent[1] * 0.35, 83])
  for (let at = 0.34; at < wide - 0.3; at += 0.3) {
    scene.face(
      [
        [x + at, 0.012, z + 0.2],
        [x + at, 0.012, z + deep - 0.2],
        [x + at + 0.05, 0.012, z + deep - 0.2],
        [x + at + 0.05, 0.012, z + 0.2],
      ],
      [accent[0], accent[1] * 0.5, 72],
    )
  }
}

export function table(
  { scene, random, wood }: Room,
  x: number,
  z: number,
  [wide, tall, deep]: readonly [number, number, number],
): void {
  scene.shadow({ at: [x, 0, z], size: [wide, 0, deep] })
  const leg = 0.05
  for (const [lx, lz] of [
    [x + 0.06, z + deep - 0.1],
    [x + wide - 0.11, z + deep - 0.1],
    [x + 0.06, z + 0.06],
    [x + wide - 0.11, z + 0.06],
  ] as const) {
    scene.box({ at: [lx, 0, lz], size: [leg, tall - 0.03, leg] }, lit(wood, -12))
  }
  scene.box({ at: [x, tall - 0.04, z], size: [wide, 0.04, deep] }, random.isTrue(0.3) ? lit(white, -6) : wood, {
    round: 2,
  })
}

export function chair({ scene, random, accent }: Room, x: number, z: number, looksAway: boolean): void {
  const colour = random.isTrue(0.5) ? lit(accent, 6) : ([30, 10, 88] as const)
  scene.shadow({ at: [x, 0, z], size: [0.44, 0, 0.44] })
  const back = () =>
    scene.box({ at: [x, 0.48, looksAway ? z : z + 0.42], size: [0.44, 0.42, 0.04] }, colour, { round: 5 })
  if (!looksAway) back()
  for (const lx of [x + 0.02, x + 0.38])
    for (const lz of [z + 0.38, z + 0.02]) scene.box({ at: [lx, 0, lz], size: [0.035, 0.46, 0.035] }, [28, 32, 38])
  scene.box({ at: [x, 0.45, z], size: [0.44, 0.05, 0.44] }, colour, { round: 4 })
  if (looksAway) back()
}

/** A picture, or two, on a wall. */
export function wallPicture(room: Room, wall: Wall, along: number, up: number, wide: number, tall: number): void {
  const { scene, on, random, accent } = room
  const area = (inset: number): Point[] => [
    on(wall, along + inset, up + inset, 0.03),
    on(wall, along + inset, up + tall - inset, 0.03),
    on(wall, along + wide - inset, up + tall - inset, 0.03),
    on(wall, along + wide - inset, up + inset, 0.03),
  ]
  for (const more of [0.012, 0.025, 0.04]) scene.face(area(-more), [25, 25, 12], { opacity: 0.08 })
  scene.face(area(0), random.isTrue(0.5) ? [28, 28, 22] : [36, 40, 58])
  scene.face(area(0.025), [44, 30, 95])
  const sky = scene.gradient({ x2: 0.3, y2: 1 }, [
    [0, lit(accent, 34)],
    [0.55, lit(accent, 16)],
    [0.56, lit(accent, -8)],
    [1, lit(accent, -18)],
  ])
  scene.face(area(0.1), sky)
  const { x, y, scale } = scene.camera.place(on(wall, along + wide * 0.62, up + tall * 0.66, 0.03))
  scene.draw(`<circle cx="${x}" cy="${y}" r="${Math.min(wide, tall) * 0.12 * scale}" fill="${css([44, 80, 84])}"/>`)
}

export function pendantLamp({ scene, tall, random, weather }: Room, x: number, z: number, down: number): void {
  const shade = random.pick<Colour>([
    [0, 0, 20],
    [44, 60, 66],
    [40, 14, 92],
    [18, 40, 50],
  ])
  const isOn = weather.daylight === 'evening'
  const form = random.pick([
    '<path d="M-.2 0Q-.18 -.2 0 -.22Q.18 -.2 .2 0Z"/>',
    '<circle cx="0" cy="-.16" r=".17"/>',
    '<path d="M-.28 0L-.1 -.2H.1L.28 0Z"/>',
  ])
  const light = isOn ? '<ellipse cx="0" cy="0" rx=".17" ry=".035" fill="#fff3cf"/>' : ''
  scene.stand(
    [x, tall - down, z],
    `<path d="M0 -.2V${-down}" stroke="#333" stroke-width=".012"/><g fill="${css(shade)}">${form}</g>${light}`,
  )
  if (!isOn) return
  const { x: px, y: py, scale } = scene.camera.place([x, tall - down, z])
  const glow = scene.gradient({ cx: px, cy: py, r: scale * 1.7, isInPixels: true }, [
    [0, [42, 100, 88], 0.6],
    [0.3, [40, 100, 80], 0.2],
    [1, [40, 100, 80], 0],
  ])
  scene.draw(`<circle cx="${px}" cy="${py}" r="${scale * 1.7}" fill="${glow}"/>`)
}

export function floorLamp({ scene, random }: Room, x: number, z: number): void {
  const shade = random.pick<Colour>([
    [42, 40, 88],
    [30, 30, 74],
    [0, 0, 24],
  ])
  scene.stand(
    [x, 0, z],
    `<ellipse cx="0" cy="0" rx=".17" ry=".03" fill="#222"/><path d="M0 0V-1.45" stroke="#333" stroke-width=".022"/><path d="M-.2 -1.35L-.13 -1.68H.13L.2 -1.35Z" fill="${css(shade)}"/><path d="M.04 -1.35L.03 -1.68H.13L.2 -1.35Z" fill="#000" fill-opacity=".1"/>`,
  )
}

/** Books and things, in rows. */
export function shelf({ scene, random, accent, wood }: Room, x: number, z: number, wide: number, tall: number): void {
  const deep = 0.32
  const body = random.isTrue(0.5) ? lit(white, -4) : wood
  scene.shadow({ at: [x, 0, z], size: [wide, 0, deep] })
  scene.box({ at: [x, 0, z], size: [wide, tall, deep] }, body)
  const rows = Math.max(Math.round(tall / 0.38), 1)
  const row = tall / rows
  for (let index = 0; index < rows; index++) {
    const low = index * row + 0.03
    scene.face(
      [
        [x + 0.03, low, z - 0.002],
        [x + 0.03, low + row - 0.05, z - 0.002],
        [x + wide - 0.03, low + row - 0.05, z - 0.002],
        [x + wide - 0.03, low, z - 0.002],
      ],
      lit(body, -26),
    )
    for (let at = x + 0.05; at < x + wide - 0.12;) {
      if (random.isTrue(0.13)) {
        at += random.between(0.1, 0.3)
        continue
      }
      const thick = random.between(0.025, 0.06)
      const high = random.between(0.55, 0.85) * row
      const colour = random.pick<Colour>([accent, [30, 26, 70], [210, 24, 42], [0, 0, 88], [150, 16, 46], [40, 46, 62]])
      scene.face(
        [
          [at, low, z - 0.01],
          [at, low + high, z - 0.01],
          [at + thick, low + high, z - 0.01],
          [at + thick, low, z - 0.01],
        ],
        lit(colour, random.between(-8, 8)),
      )
      at += thick + 0.004
    }
  }
}

/** Beside a window. */
export function curtain({ scene, on, tall, random, wall: paint }: Room, wall: Wall, along: number, wide: number): void {
  const colour: Colour = lit(paint, random.pick([-4, -14, 2]))
  const folds = 7
  const fold = wide / folds
  for (let index = 0; index < folds; index++) {
    const a = along + index * fold
    const corners = [
      on(wall, a, 0.02, 0.08),
      on(wall, a, tall - 0.22, 0.08),
      on(wall, a + fold, tall - 0.22, 0.08),
      on(wall, a + fold, 0.02, 0.08),
    ]
    scene.face(
      corners,
      scene.gradient({ x2: 1, y2: 0 }, [
        [0, lit(colour, -12)],
        [0.5, lit(colour, 3)],
        [1, lit(colour, -14)],
      ]),
      { opacity: 0.94 },
    )
  }
}
