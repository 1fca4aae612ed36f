import type { Random } from '../random.ts'
import { type Colour, css, lit } from './colours.ts'
import { bush, tree } from './plants.ts'
import { height, type Scene, width } from './scene.ts'
import type { Point } from './space.ts'
import type { Weather } from './weather.ts'

const far = 400

/** Grass from the horizon to the beholder, with some life in it. */
export function paintGrass(scene: Scene, random: Random, { grass }: Weather, horizonY: number): void {
  const fill = scene.gradient({ x2: 0, y2: 1 }, [
    [0, lit(grass, 18)],
    [0.2, lit(grass, 6)],
    [1, lit(grass, -8)],
  ])
  scene.draw(`<rect y="${horizonY - 2}" width="${width}" height="${height - horizonY + 2}" fill="${fill}"/>`)
  for (let count = 0; count < 220; count++) {
    const down = random.between(0.06, 1) ** 1.5
    const [x, y, size] = [random.between(0, width), horizonY + down * (height - horizonY), 3 + down * 15]
    scene.draw(
      `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(-size * 0.3).toFixed(1)} ${(-size * 0.7).toFixed(1)}l${(size * 0.42).toFixed(1)} ${(size * 0.5).toFixed(1)}l${(size * 0.1).toFixed(1)} ${(-size).toFixed(1)}l${(size * 0.25).toFixed(1)} ${size.toFixed(1)}Z" fill="${css(lit(grass, 14 * (1 - down) + random.between(-9, 5)))}"/>`,
    )
  }
}

/** A road in front, with a kerb and a pavement. */
export function paintStreet(scene: Scene, random: Random, from: number, to: number): void {
  const strip = (near: number, away: number): Point[] => [
    [-far, 0.01, near],
    [-far, 0.01, away],
    [far, 0.01, away],
    [far, 0.01, near],
  ]
  const asphalt: Colour = [220, 4, 46]
  scene.face(
    strip(from, to),
    scene.gradient({ x2: 0, y2: 1 }, [
      [0, lit(asphalt, 8)],
      [1, lit(asphalt, -8)],
    ]),
  )
  const pavement: Colour = [36, 6, 70]
  scene.face(strip(to, to + 3), pavement)
  for (let x = -40; x < 46; x += 1)
    scene.face(
      [
        [x, 0.012, to],
        [x, 0.012, to + 3],
        [x + 0.03, 0.012, to + 3],
        [x + 0.03, 0.012, to],
      ],
      lit(pavement, -9),
    )
  scene.face(strip(to + 1.5, to + 1.53), lit(pavement, -9))
  scene.face(strip(to - 0.14, to), lit(pavement, -16))
  scene.face(strip(to, to + 0.16), lit(pavement, 6))
  scene.face(strip(from - 40, from), lit(pavement, -4))
  scene.face(strip(from - 0.16, from), lit(pavement, 6))
  for (let x = -40; x < 60; x += 1)
    scene.face(
      [
        [x, 0.012, from - 40],
        [x, 0.012, from - 0.16],
        [x + 0.04, 0.012, from - 0.16],
        [x + 0.04, 0.012, from - 40],
      ],
      lit(pavement, -12),
    )
  for (let z = from - 1.2; z > from - 8; z -= 1) scene.face(strip(z, z + 0.04), lit(pavement, -12))
  if (random.isTrue(0.5))
    for (let x = -40; x < 46; x += 6)
      scene.face(
        [
          [x, 0.013, (from + to) / 2 - 0.06],
          [x, 0.013, (from + to) / 2 + 0.06],
          [x + 3, 0.013, (from + to) / 2 + 0.06],
          [x + 3, 0.013, (from + to) / 2 - 0.06],
        ],
        [40, 10, 88],
      )
}

export function hedge(scene: Scene, random: Random, weather: Weather, from: number, to: number, z: number): void {
  for (let x = from; x < to; x += 0.8)
    scene.stand([x, 0, z + random.between(-0.1, 0.1)], bush(random, weather, random.between(1.3, 1.7)))
}

/** Trees to the left and right, at a distance that leaves the middle free. */
export function paintTrees(
  scene: Scene,
  random: Random,
  weather: Weather,
  places: readonly (readonly [x: number, z: number])[],
  tall: readonly [number, number],
): void {
  for (const [x, z] of places) scene.stand([x, 0, z], tree(random, weather, random.between(...tall)))
}

export function car(random: Random): string {
  const paint = random.pick<Colour>([
    [0, 0, 86],
    [210, 30, 34],
    [6, 60, 40],
    [0, 0, 24],
    [190, 20, 50],
    [36, 20, 70],
  ])
  return (
    '<ellipse cx="0" cy="0" rx="2.25" ry=".16" fill="#000" fill-opacity=".4"/>' +
    `<path d="M-2.1 -.3Q-2.2 -.72 -1.7 -.8L-1.15 -.86Q-.6 -1.42 .1 -1.42Q1 -1.42 1.4 -.92Q2.05 -.84 2.1 -.5L2.08 -.28Z" fill="${css(paint)}"/>` +
    `<path d="M-2.1 -.3L2.08 -.28L2.1 -.5L-2.12 -.5Z" fill="${css(lit(paint, -12))}"/>` +
    '<path d="M-.98 -.88Q-.5 -1.32 .02 -1.33V-.88Z" fill="#26323c"/><path d="M.1 -1.33Q.86 -1.32 1.2 -.9L.1 -.88Z" fill="#2c3a45"/><path d="M-.9 -.9L-.5 -1.22L-.3 -1.28L-.62 -.9Z" fill="#fff" fill-opacity=".25"/>' +
    [-1.3, 1.3]
      .map(
        (x) => `<circle cx="${x}" cy="-.3" r=".34" fill="#1a1a1c"/><circle cx="${x}" cy="-.3" r=".19" fill="#a9adb2"/>`,
      )
      .join('') +
    '<rect x="-2.13" y="-.66" width=".22" height=".1" rx=".05" fill="#fff6d8"/><rect x="1.93" y="-.7" width=".16" height=".1" rx=".04" fill="#b5322a"/>'
  )
}
