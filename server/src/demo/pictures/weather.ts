import type { Random } from '../random.ts'
import { type Colour, css, white } from './colours.ts'
import { height, type Scene, width } from './scene.ts'

type Season = 'spring' | 'summer' | 'autumn' | 'winter'
type Daylight = 'morning' | 'noon' | 'evening'

export interface Weather {
  season: Season
  daylight: Daylight
  /** From the top of the sky to the horizon. */
  sky: readonly [Colour, Colour, Colour]
  grass: Colour
  foliage: readonly Colour[]
}

const skies: Record<Daylight, readonly [Colour, Colour, Colour][]> = {
  morning: [
    [
      [208, 58, 66],
      [204, 55, 80],
      [38, 70, 90],
    ],
    [
      [214, 48, 70],
      [212, 45, 84],
      [24, 70, 90],
    ],
  ],
  noon: [
    [
      [212, 68, 54],
      [206, 62, 70],
      [200, 50, 88],
    ],
    [
      [206, 60, 60],
      [203, 55, 75],
      [196, 45, 90],
    ],
  ],
  evening: [
    [
      [222, 42, 48],
      [262, 28, 68],
      [26, 82, 78],
    ],
    [
      [212, 45, 52],
      [20, 55, 78],
      [38, 88, 80],
    ],
  ],
}

const grasses: Record<Season, Colour> = {
  spring: [88, 42, 46],
  summer: [92, 36, 40],
  autumn: [72, 32, 42],
  winter: [90, 14, 56],
}

const foliages: Record<Season, readonly Colour[]> = {
  spring: [
    [86, 46, 44],
    [96, 40, 42],
    [342, 60, 82],
    [78, 50, 50],
  ],
  summer: [
    [108, 34, 32],
    [96, 36, 34],
    [124, 28, 30],
  ],
  autumn: [
    [32, 70, 46],
    [18, 66, 44],
    [48, 74, 48],
    [84, 34, 36],
  ],
  winter: [[28, 14, 34]],
}

const pleasant: readonly Season[] = ['spring', 'spring', 'summer', 'summer', 'summer', 'autumn', 'autumn']

export function makeWeather(random: Random, seasons: readonly Season[] = pleasant): Weather {
  const season = random.pick(seasons)
  const daylight = random.pick<Daylight>(['morning', 'noon', 'noon', 'evening'])
  return { season, daylight, sky: random.pick(skies[daylight]), grass: grasses[season], foliage: foliages[season] }
}

/** All of the picture, down to the horizon and behind everything. */
export function paintSky(scene: Scene, random: Random, { sky, daylight }: Weather, horizonY: number): void {
  const [top, middle, low] = sky
  const fill = scene.gradient({ x2: 0, y2: 1 }, [
    [0, top],
    [0.6, middle],
    [1, low],
  ])
  scene.draw(`<rect width="${width}" height="${horizonY + 60}" fill="${fill}"/>`)
  const sunX = random.between(0.1, 0.9) * width
  const sunY = horizonY * (daylight === 'noon' ? 0.12 : 0.72)
  const glow = scene.gradient({ cx: sunX, cy: sunY, r: 560, isInPixels: true }, [
    [0, [46, 100, 94], 0.85],
    [0.25, [44, 95, 90], 0.35],
    [1, [44, 90, 90], 0],
  ])
  scene.draw(`<rect width="${width}" height="${height}" fill="${glow}"/>`)
  const shade: Colour = daylight === 'evening' ? [330, 30, 82] : [212, 20, 92]
  const puff = scene.gradient({ cx: 0.5, cy: 0.5, r: 0.5 }, [
    [0, white, 0.3],
    [0.5, white, 0.13],
    [1, white, 0],
  ])
  const shadow = scene.gradient({ cx: 0.5, cy: 0.5, r: 0.5 }, [
    [0, shade, 0.28],
    [1, shade, 0],
  ])
  for (let count = random.whole(3, 7); count > 0; count--) {
    scene.draw(cloud(random, random.between(-100, width), random.between(20, horizonY * 0.62), [shadow, puff]))
  }
}

function cloud(random: Random, x: number, y: number, fills: string[]): string {
  const size = random.between(50, 120)
  const puffs = Array.from({ length: 16 }, (_, index) => {
    const across = (index - 7.5) * size * 0.3
    const up = Math.cos(((index - 7.5) / 8) * 1.5) * size * random.between(0, 0.5)
    return `<ellipse cx="${(x + across).toFixed(0)}" cy="${(y - up).toFixed(0)}" rx="${(size * random.between(0.6, 1)).toFixed(0)}" ry="${(size * random.between(0.35, 0.7)).toFixed(0)}"/>`
  }).join('')
  return fills
    .map(
      (fill, index) =>
        `<g fill="${fill}" transform="translate(0 ${index === 0 ? (size * 0.16).toFixed(0) : 0})">${puffs}</g>`,
    )
    .join('')
}

/** Hills, or the roofs of a town, far away. */
export function farAway(random: Random, weather: Weather, horizonY: number, kind: 'hills' | 'town'): string {
  const [, , low] = weather.sky
  return [0, 1, 2]
    .map((row) => {
      const base: Colour = kind === 'town' ? [215, 14, 72] : [weather.grass[0] + 30, 18, 66]
      const colour: Colour = [base[0], base[1] + row * 5, (low[2] + base[2] * (row + 1)) / (row + 2) - row * 7]
      const points = kind === 'town' ? roofs(random, horizonY, row) : slopes(random, horizonY, row)
      return `<path d="M-20 ${horizonY + 40}L${points.join('L')}L${width + 20} ${horizonY + 40}Z" fill="${css(colour)}"/>`
    })
    .join('')
}

function slopes(random: Random, horizonY: number, row: number): string[] {
  const [phase, stretch] = [random.between(0, 6), random.between(0.003, 0.006) * (row + 1)]
  const tall = 78 - row * 22
  return Array.from({ length: 60 }, (_, index) => {
    const x = -20 + index * 26
    const rise = (Math.sin(x * stretch + phase) + Math.sin(x * stretch * 2.3 + phase * 2) * 0.4 + 1.3) / 2.7
    return `${x} ${(horizonY - rise * tall + (row === 2 ? random.between(-2.5, 2.5) : 0)).toFixed(1)}`
  })
}

function roofs(random: Random, horizonY: number, row: number): string[] {
  const points: string[] = []
  for (let x = -20; x < width + 20;) {
    const wide = random.between(26, 74) * (1 + row * 0.3)
    const top = horizonY - random.between(14, 62) * (1.35 - row * 0.28)
    if (random.isTrue(0.5)) points.push(`${x} ${top}`, `${x + wide / 2} ${top - wide * 0.28}`, `${x + wide} ${top}`)
    else points.push(`${x} ${top}`, `${x + wide} ${top}`)
    x += wide
  }
  return points
}
