import type { Random } from '../../random.ts'
import { type Colour, css, lit } from '../colours.ts'
import { bush, conifer } from '../plants.ts'
import { makeScene, type Scene } from '../scene.ts'
import { makeCamera, type Point } from '../space.ts'
import { paintGrass, paintTrees } from '../street.ts'
import { farAway, makeWeather, paintSky, type Weather } from '../weather.ts'

export type PlotKind = 'building' | 'meadow' | 'orchard'

const horizon = [720, 480] as const

/** Land, with its corners staked out. */
export function plot(random: Random, kind: PlotKind): string {
  const scene = makeScene(makeCamera({ at: [0, 4.2, -16], yaw: random.between(-0.14, 0.14), zoom: 1000, horizon }))
  const weather = makeWeather(random)
  paintSky(scene, random, weather, horizon[1])
  scene.draw(farAway(random, weather, horizon[1] + 6, 'hills'))
  paintGrass(scene, random, weather, horizon[1])
  paintFields(scene, random, weather)
  for (let x = -60; x < 64; x += random.between(2.4, 5))
    scene.stand(
      [x, 0, random.between(56, 64)],
      random.isTrue(0.4) ? conifer(random, random.between(7, 12)) : bush(random, weather, random.between(4, 7)),
    )
  if (kind === 'building') paintNeighbours(scene, random)
  const corners: Point[] = [
    [-8, 0.01, -2],
    [-8.6, 0.01, 22],
    [9.4, 0.01, 23],
    [8.4, 0.01, -2.6],
  ]
  scene.face(corners, lit(weather.grass, 7), { opacity: 0.55 })
  if (kind === 'orchard')
    for (const z of [18, 11, 4])
      paintTrees(
        scene,
        random,
        weather,
        [
          [-5.5, z],
          [-0.4, z + 0.6],
          [5, z - 0.4],
        ],
        [3.2, 4.4],
      )
  if (kind !== 'orchard') paintFlowers(scene, random, weather)
  paintFence(scene, corners)
  if (kind === 'building') paintSign(scene)
  paintTrees(
    scene,
    random,
    weather,
    [
      [-12.5, 6],
      [14, 12],
    ],
    [5, 8],
  )
  for (const [x, z] of [
    [-11, -4],
    [12, -5],
    [10.6, 2],
  ] as const)
    scene.stand([x, 0, z], bush(random, weather, random.between(1.2, 2)))
  return scene.toSvg()
}

function paintFields(scene: Scene, random: Random, { season }: Weather): void {
  const crop: Colour = season === 'summer' ? [46, 62, 62] : season === 'spring' ? [56, 80, 58] : [34, 30, 52]
  for (const [from, to] of [
    [-70, -14],
    [18, 80],
  ] as const) {
    const slant = random.between(-4, 4)
    scene.face(
      [
        [from, 0, 34],
        [from - slant, 0, 55],
        [to - slant, 0, 55],
        [to, 0, 34],
      ],
      crop,
      { opacity: 0.75 },
    )
    for (let x = from + 2; x < to - 2; x += 2)
      scene.face(
        [
          [x, 0, 34],
          [x - slant, 0, 55],
          [x - slant + 0.3, 0, 55],
          [x + 0.3, 0, 34],
        ],
        lit(crop, -10),
        { opacity: 0.6 },
      )
  }
}

function paintNeighbours(scene: Scene, random: Random): void {
  for (const x of [-22, -11, 12, 23]) {
    const [w, z, wall] = [
      random.between(7, 9),
      random.between(32, 38),
      random.pick<Colour>([
        [40, 24, 92],
        [44, 50, 84],
        [20, 30, 82],
      ]),
    ]
    const tiles = random.pick<Colour>([
      [12, 50, 44],
      [212, 10, 34],
    ])
    scene.box({ at: [x, 0, z], size: [w, 3.2, 7] }, wall)
    for (const at of [1.2, w - 2.4])
      scene.face(
        [
          [x + at, 1, z - 0.02],
          [x + at, 2.3, z - 0.02],
          [x + at + 1.2, 2.3, z - 0.02],
          [x + at + 1.2, 1, z - 0.02],
        ],
        [212, 26, 34],
      )
    scene.face(
      [
        [x - 0.4, 3.1, z - 0.4],
        [x - 0.4, 6, z + 3.5],
        [x + w + 0.4, 6, z + 3.5],
        [x + w + 0.4, 3.1, z - 0.4],
      ],
      tiles,
    )
  }
}

function paintFlowers(scene: Scene, random: Random, { season }: Weather): void {
  const colours: Colour[] =
    season === 'autumn'
      ? [
          [34, 50, 56],
          [24, 40, 46],
        ]
      : season === 'winter'
        ? [[60, 10, 70]]
        : [
            [52, 90, 64],
            [340, 60, 76],
            [0, 0, 96],
            [270, 40, 70],
          ]
  for (let count = 0; count < 170; count++) {
    const at: Point = [random.between(-10, 11), 0, random.between(-9, 14)]
    const tall = random.between(0.1, 0.3)
    scene.stand(
      at,
      `<path d="M0 0V${-tall}" stroke="#55772f" stroke-width=".02"/><circle cx="0" cy="${-tall}" r=".05" fill="${css(random.pick(colours))}"/>`,
    )
  }
}

function paintFence(scene: Scene, corners: readonly Point[]): void {
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length]
    if (next === undefined || index === 3) return
    const posts = 9
    for (let post = 0; post <= posts; post++) {
      const share = post / posts
      const at: Point = [corner[0] + (next[0] - corner[0]) * share, 0, corner[2] + (next[2] - corner[2]) * share]
      scene.stand(
        at,
        '<rect x="-.06" y="-1" width=".12" height="1" fill="#8a6f52"/><rect x="0" y="-1" width=".06" height="1" fill="#6d563e"/>',
      )
    }
    for (const up of [0.45, 0.85])
      scene.face(
        [
          [corner[0], up, corner[2]],
          [corner[0], up + 0.09, corner[2]],
          [next[0], up + 0.09, next[2]],
          [next[0], up, next[2]],
        ],
        [30, 26, 48],
      )
  })
}

function paintSign(scene: Scene): void {
  scene.stand(
    [-6.4, 0, -1.6],
    '<ellipse cx=".2" cy="0" rx=".9" ry=".08" fill="#10140c" fill-opacity=".3"/><rect x="-.6" y="-1.7" width=".08" height="1.7" fill="#7a6248"/><rect x=".52" y="-1.7" width=".08" height="1.7" fill="#7a6248"/><rect x="-.8" y="-2" width="1.6" height="1.05" rx=".04" fill="#f7f5ef" stroke="#d8d2c4" stroke-width=".02"/><rect x="-.8" y="-2" width="1.6" height=".32" fill="#2f6f62"/><text x="0" y="-1.76" font-family="DejaVu Sans, Arial, sans-serif" font-size=".2" font-weight="bold" fill="#fff" text-anchor="middle">BAULAND</text><text x="0" y="-1.34" font-family="DejaVu Sans, Arial, sans-serif" font-size=".17" fill="#444" text-anchor="middle">zu verkaufen</text>',
  )
}
