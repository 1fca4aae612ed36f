import type { Random } from '../random.ts'
import { type Colour, css, lit } from './colours.ts'
import type { Weather } from './weather.ts'

/** To be stood somewhere: in metres, up is negative. */
export function tree(random: Random, { season, foliage, sky }: Weather, tall: number): string {
  const bark: Colour = [26, 22, 26]
  const trunk = `<path d="M${-tall * 0.022} 0Q${-tall * 0.012} ${-tall * 0.3} ${-tall * 0.014} ${-tall * 0.55}H${tall * 0.014}Q${tall * 0.012} ${-tall * 0.3} ${tall * 0.026} 0Z" fill="${css(bark)}"/>`
  const lying = `<ellipse cx="${tall * 0.08}" cy="0" rx="${tall * 0.3}" ry="${tall * 0.035}" fill="#141a10" fill-opacity=".28"/>`
  if (season === 'winter') return lying + trunk + branches(random, bark, 0, -tall * 0.45, -Math.PI / 2, tall * 0.2, 5)
  const colour = random.pick(foliage)
  const light = sky[2][0] > 180 || sky[2][0] < 60 ? 1 : 0
  const leaves = Array.from({ length: 90 }, () => {
    const [angle, away] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())]
    return { x: Math.cos(angle) * away * tall * 0.29, y: -tall * 0.66 + Math.sin(angle) * away * tall * 0.31 }
  })
    .toSorted((one, other) => other.y - one.y)
    .map(({ x, y }) => {
      const height = (-y / tall - 0.36) / 0.6
      const by = -15 + height * 22 - (x / tall) * 20 + random.between(-4, 4) + light * 2
      const size = tall * random.between(0.05, 0.095)
      return `<ellipse cx="${x.toFixed(3)}" cy="${y.toFixed(3)}" rx="${size.toFixed(3)}" ry="${(size * 0.8).toFixed(3)}" fill="${css(lit(colour, by))}"/>`
    })
    .join('')
  return lying + trunk + leaves
}

function branches(
  random: Random,
  colour: Colour,
  x: number,
  y: number,
  angle: number,
  long: number,
  forks: number,
): string {
  const [endX, endY] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long]
  const line = `<path d="M${x.toFixed(3)} ${y.toFixed(3)}L${endX.toFixed(3)} ${endY.toFixed(3)}" stroke="${css(colour)}" stroke-width="${(long * 0.09).toFixed(3)}" stroke-linecap="round"/>`
  if (forks === 0) return line
  return [
    line,
    ...[-1, 0.2, 1].map((side) =>
      branches(
        random,
        colour,
        endX,
        endY,
        angle + side * random.between(0.25, 0.55),
        long * random.between(0.6, 0.78),
        forks - 1,
      ),
    ),
  ].join('')
}

export function conifer(random: Random, tall: number): string {
  const colour: Colour = [random.between(135, 165), 24, 24]
  const tiers = Array.from({ length: 9 }, (_, index) => {
    const [low, wide] = [-tall * (0.08 + index * 0.095), tall * (0.2 - index * 0.021)]
    return `<path d="M${-wide} ${low}Q0 ${low + tall * 0.05} ${wide} ${low}L${wide * 0.25} ${low - tall * 0.2}H${-wide * 0.25}Z" fill="${css(lit(colour, index * 1.7 + random.between(-2, 2)))}"/>`
  }).join('')
  return `<rect x="${-tall * 0.02}" y="${-tall * 0.12}" width="${tall * 0.04}" height="${tall * 0.12}" fill="#3b2c22"/>${tiers}`
}

export function bush(random: Random, { season, foliage }: Weather, wide: number): string {
  const colour: Colour = season === 'winter' ? [110, 14, 30] : lit(random.pick(foliage), -4)
  const blooms =
    season === 'spring' || season === 'summer'
      ? random.pick<Colour | null>([[340, 60, 74], [52, 80, 70], [280, 40, 74], null, null])
      : null
  const leaves = Array.from({ length: 34 }, () => {
    const x = random.between(-0.5, 0.5)
    const y = -random.next() * (0.62 - x * x * 1.6)
    return { x: x * wide, y: y * wide }
  })
    .toSorted((one, other) => other.y - one.y)
    .map(({ x, y }, index) => {
      const isBloom = blooms !== null && index % 4 === 3
      const size = wide * (isBloom ? 0.03 : random.between(0.07, 0.12))
      return `<ellipse cx="${x.toFixed(3)}" cy="${y.toFixed(3)}" rx="${size.toFixed(3)}" ry="${(size * 0.8).toFixed(3)}" fill="${css(isBloom ? blooms : lit(colour, -12 + (-y / wide) * 26 - (x / wide) * 8))}"/>`
    })
    .join('')
  return `<ellipse cx="0" cy="0" rx="${wide * 0.56}" ry="${wide * 0.07}" fill="#10140c" fill-opacity=".3"/>${leaves}`
}

/** For indoors. */
export function pottedPlant(random: Random, tall: number): string {
  const pot = random.pick<Colour>([
    [24, 40, 48],
    [40, 12, 84],
    [200, 10, 34],
    [150, 12, 62],
  ])
  const leaf: Colour = [random.between(95, 145), random.between(26, 40), random.between(28, 36)]
  const potTall = tall * 0.26
  const isBroad = random.isTrue(0.5)
  const leaves = Array.from({ length: isBroad ? 13 : 22 }, (_, index) => {
    const angle = -90 + (((index * 137.5) % 150) - 75)
    const long = tall * random.between(0.42, 0.72)
    const wide = long * (isBroad ? 0.3 : 0.1)
    const shape = `M0 0C${wide} ${-long * 0.25} ${wide * 0.9} ${-long * 0.75} 0 ${-long}C${-wide * 0.9} ${-long * 0.75} ${-wide} ${-long * 0.25} 0 0Z`
    return `<g transform="translate(0 ${-potTall}) rotate(${(angle + 90).toFixed(0)})"><path d="${shape}" fill="${css(lit(leaf, random.between(-8, 10)))}"/><path d="M0 0V${-long * 0.9}" stroke="${css(lit(leaf, 14))}" stroke-width="${tall * 0.006}"/></g>`
  }).join('')
  return (
    `<ellipse cx="${tall * 0.04}" cy="0" rx="${tall * 0.2}" ry="${tall * 0.03}" fill="#1a120c" fill-opacity=".35"/>${leaves}` +
    `<path d="M${-tall * 0.14} ${-potTall}H${tall * 0.14}L${tall * 0.1} 0H${-tall * 0.1}Z" fill="${css(pot)}"/>` +
    `<path d="M${tall * 0.03} ${-potTall}H${tall * 0.14}L${tall * 0.1} 0H${tall * 0.03}Z" fill="#000" fill-opacity=".13"/>`
  )
}
