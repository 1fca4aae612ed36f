import type { Random } from '../random.ts'
import { type Colour, css, lit, white } from './colours.ts'
import { paintFloor } from './floors.ts'
import { makeScene, type Scene } from './scene.ts'
import { makeCamera, type Point } from './space.ts'
import { farAway, makeWeather, paintSky, type Weather } from './weather.ts'

export type RoomStyle = 'old' | 'plain' | 'new'
export type Wall = 'left' | 'back' | 'right'

export interface Room {
  scene: Scene
  random: Random
  weather: Weather
  style: RoomStyle
  wide: number
  deep: number
  tall: number
  wall: Colour
  /** Of cushions, pictures and the like, so that they go together. */
  accent: Colour
  wood: Colour
  /** A point on a wall: so far along it from the left, so high. */
  on(wall: Wall, along: number, up: number, inward?: number): Point
}

interface RoomOptions {
  style: RoomStyle
  wide: number
  deep: number
  floor: 'planks' | 'herringbone' | 'tiles'
  wall?: Colour
  /** Of the far wall, if it has one of its own. */
  farWall?: Colour
}

const horizon = [720, 520] as const
const accents: Colour[] = [
  [12, 52, 50],
  [44, 70, 54],
  [168, 28, 36],
  [208, 38, 40],
  [96, 22, 40],
  [330, 26, 48],
  [24, 60, 54],
]
const woods: Colour[] = [
  [30, 38, 52],
  [26, 36, 40],
  [34, 40, 62],
  [22, 34, 30],
]
const walls: Colour[] = [
  [40, 26, 93],
  [36, 22, 90],
  [210, 10, 93],
  [42, 18, 95],
  [80, 10, 91],
]

/** An empty room, seen from where its fourth wall would be. */
export function makeRoom(
  random: Random,
  { style, wide, deep, floor, wall = random.pick(walls), farWall = wall }: RoomOptions,
): Room {
  const tall = style === 'old' ? 3.25 : style === 'new' ? 2.65 : 2.5
  const at: Point = [wide * random.between(0.38, 0.62), 1.42, -random.between(0.9, 1.3)]
  const scene = makeScene(makeCamera({ at, yaw: random.between(-0.13, 0.13), zoom: 900, horizon }))
  const weather = makeWeather(random)
  const on: Room['on'] = (side, along, up, inward = 0) =>
    side === 'left' ? [inward, up, along] : side === 'right' ? [wide - inward, up, along] : [along, up, deep - inward]
  const room: Room = {
    scene,
    random,
    weather,
    style,
    wide,
    deep,
    tall,
    wall,
    on,
    accent: random.pick(accents),
    wood: random.pick(woods),
  }
  // What is outside is the same behind all windows, and is washed out once.
  scene.define('view', () => {
    paintSky(scene, random, weather, horizon[1] + 30)
    scene.draw(farAway(random, weather, horizon[1] + 40, 'town'))
  })
  const front = -2
  paintFloor(room, floor, front)
  const ceiling: Point[] = [
    [0, tall, front],
    [wide, tall, front],
    [wide, tall, deep],
    [0, tall, deep],
  ]
  scene.face(
    ceiling,
    scene.gradient({ x2: 0, y2: 1 }, [
      [0, lit(white, 1)],
      [1, lit(white, -7)],
    ]),
  )
  const side = (bright: number) =>
    scene.gradient({ x2: 1, y2: 0.25 }, [
      [0, lit(wall, bright)],
      [1, lit(wall, bright - 7)],
    ])
  scene.face(
    [
      [0, 0, front],
      [0, tall, front],
      [0, tall, deep],
      [0, 0, deep],
    ],
    side(-6),
  )
  scene.face(
    [
      [wide, 0, deep],
      [wide, tall, deep],
      [wide, tall, front],
      [wide, 0, front],
    ],
    side(-1),
  )
  scene.face(
    [
      [0, 0, deep],
      [0, tall, deep],
      [wide, tall, deep],
      [wide, 0, deep],
    ],
    scene.gradient({ x2: 0.9, y2: 1 }, [
      [0, lit(farWall, 2)],
      [0.6, lit(farWall, -3)],
      [1, lit(farWall, -9)],
    ]),
  )
  darkenEdges(room)
  if (style === 'old') paintCornice(room)
  paintSkirting(room)
  return room
}

/** Where walls meet, less light comes. */
function darkenEdges({ scene, wide, deep, tall }: Room): void {
  for (const strip of [0.05, 0.12, 0.2, 0.3, 0.44, 0.6]) {
    const faces: Point[][] = [
      [
        [0, tall, deep],
        [wide, tall, deep],
        [wide, tall - strip, deep],
        [0, tall - strip, deep],
      ],
      [
        [0, tall - strip, deep],
        [strip, tall - strip, deep],
        [strip, 0, deep],
        [0, 0, deep],
      ],
      [
        [wide, tall - strip, deep],
        [wide - strip, tall - strip, deep],
        [wide - strip, 0, deep],
        [wide, 0, deep],
      ],
      [
        [0, 0, deep],
        [wide, 0, deep],
        [wide, 0, deep - strip],
        [0, 0, deep - strip],
      ],
      [
        [0, 0, -2],
        [0, 0, deep - strip],
        [strip, 0, deep - strip],
        [strip, 0, -2],
      ],
      [
        [wide, 0, -2],
        [wide, 0, deep - strip],
        [wide - strip, 0, deep - strip],
        [wide - strip, 0, -2],
      ],
      [
        [0, tall, -2],
        [0, tall, deep],
        [strip, tall, deep - strip],
        [strip, tall, -2],
      ],
      [
        [wide, tall, -2],
        [wide, tall, deep],
        [wide - strip, tall, deep - strip],
        [wide - strip, tall, -2],
      ],
    ]
    scene.faces(faces, [28, 25, 16], { opacity: 0.022 })
  }
}

function paintCornice({ scene, wide, deep, tall }: Room): void {
  for (const [down, thick, bright] of [
    [0, 0.16, -5],
    [0.05, 0.06, -12],
    [0.13, 0.03, -16],
  ] as const) {
    const [top, low] = [tall - down, tall - down - thick]
    scene.face(
      [
        [0, top, deep - 0.01],
        [wide, top, deep - 0.01],
        [wide, low, deep - 0.01],
        [0, low, deep - 0.01],
      ],
      lit(white, bright),
    )
    for (const x of [0.01, wide - 0.01]) {
      scene.face(
        [
          [x, top, -2],
          [x, top, deep],
          [x, low, deep],
          [x, low, -2],
        ],
        lit(white, bright - 4),
      )
    }
  }
  const { x, y, scale } = scene.camera.place([wide / 2, tall, deep * 0.5])
  scene.draw(
    `<g fill="none" stroke="${css(lit(white, -12))}" stroke-width="3">${[0.5, 0.36, 0.2].map((r) => `<ellipse cx="${x}" cy="${y}" rx="${r * scale}" ry="${r * scale * 0.2}"/>`).join('')}</g>`,
  )
}

function paintSkirting({ scene, wide, deep, style }: Room): void {
  const up = style === 'old' ? 0.2 : 0.08
  const thick = 0.02
  scene.face(
    [
      [0, up, deep - thick],
      [wide, up, deep - thick],
      [wide, 0, deep - thick],
      [0, 0, deep - thick],
    ],
    lit(white, -4),
  )
  for (const x of [thick, wide - thick])
    scene.face(
      [
        [x, up, -2],
        [x, up, deep],
        [x, 0, deep],
        [x, 0, -2],
      ],
      lit(white, -9),
    )
}
