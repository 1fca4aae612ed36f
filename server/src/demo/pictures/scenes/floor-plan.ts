import type { Random } from '../../random.ts'
import { type Box, doorOf, furnish, type Space } from './furnished-space.ts'

interface PlanOptions {
  rooms: number
  /** In square metres. */
  area: number
  title: string
  bathrooms: number
  /** In front of the living room. */
  outside: Outside | undefined
}

export type Outside = 'Balkon' | 'Loggia' | 'Terrasse' | 'Dachterrasse'

const [sheetWide, sheetTall] = [1440, 1080]
const line = 'stroke="#22303a"'
const type = 'font-family="DejaVu Sans, Arial, sans-serif"'

/** A drawing as architects make it: walls, doors, furniture, sizes and the areas, which add up to the whole. */
export function floorPlan(random: Random, { rooms, area, title, bathrooms, outside }: PlanOptions): string {
  const ratio = random.between(1.25, 1.5)
  const [wide, tall] = [Math.sqrt(area * 1.04 * ratio), Math.sqrt((area * 1.04) / ratio)]
  const outsideDeep = outside === undefined ? 0 : 1.6
  const scale = Math.min(1080 / wide, 740 / (tall + outsideDeep))
  const spaces = divideStorey(random, { rooms, bathrooms, wide, tall })
  const isMirrored = random.isTrue(0.5)
  const placed = spaces.map((space) => (isMirrored ? { ...space, x: wide - space.x - space.w } : space))
  const left = (sheetWide - wide * scale) / 2
  const top = 150 + (740 - (tall - outsideDeep) * scale) / 2
  const net = area / (wide * tall)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWide}" height="${sheetTall}" viewBox="0 0 ${sheetWide} ${sheetTall}">
    <rect width="100%" height="100%" fill="#fdfcf9"/>
    <text x="80" y="88" ${type} font-size="38" font-weight="bold" fill="#22303a">${title}</text>
    <text x="${sheetWide - 80}" y="88" ${type} font-size="28" text-anchor="end" fill="#5b6872">Wohnfläche ca. ${german(area)} m²</text>
    <g transform="translate(${left.toFixed(1)} ${top.toFixed(1)})">
      ${outside === undefined ? '' : drawOutside(outside, placed, outsideDeep, scale)}
      ${placed.map((space) => drawSpace(space, scale, net)).join('')}
      <rect width="${(wide * scale).toFixed(1)}" height="${(tall * scale).toFixed(1)}" fill="none" ${line} stroke-width="16"/>
      ${drawWindows(placed, wide, tall, scale)}
      ${drawMeasures(wide, tall, scale)}
    </g>
    ${northArrow(random.whole(-40, 40))}
    <text x="80" y="1040" ${type} font-size="20" fill="#8a949b">Unverbindliche Darstellung, nicht zur Maßentnahme geeignet. Maße in Metern.</text>
  </svg>`
}

interface Storey {
  rooms: number
  bathrooms: number
  wide: number
  tall: number
}

/** Living on one side, sleeping on the other, a hall between them. */
export function divideStorey(random: Random, { rooms, bathrooms, wide, tall }: Storey): Space[] {
  const hall = Math.min(1.5, tall * 0.2)
  const isOneRoom = rooms < 2
  const livingTall = (tall - hall) * random.between(0.5, 0.58) * (isOneRoom ? 1.2 : 1)
  const [cook, bath] = [wide * random.between(0.24, 0.3), Math.max(2, wide * (isOneRoom ? 0.5 : 0.2))]
  const lower = { y: livingTall + hall, h: tall - livingTall - hall }
  const wet = [{ name: 'Bad', w: bath }, ...(bathrooms > 1 ? [{ name: 'Duschbad', w: bath * 0.8 }] : [])]
  const names = isOneRoom ? ['Abstellraum'] : ['Schlafen', 'Kind', 'Arbeiten', 'Gast'].slice(0, Math.round(rooms) - 1)
  const besides = wide - wet.reduce((sum, { w }) => sum + w, 0)
  // The first is a bit larger than the others.
  const share = besides / (names.length + 0.2)
  const dry = names.map((name, index) => ({ name, w: share * (index === 0 ? 1.2 : 1) }))
  let x = 0
  const along = [...wet, ...dry].map((space) => ({ ...space, ...lower, x: (x += space.w) - space.w }))
  return [
    { name: 'Kochen', x: 0, y: 0, w: cook, h: livingTall },
    { name: isOneRoom ? 'Wohnen / Schlafen' : 'Wohnen / Essen', x: cook, y: 0, w: wide - cook, h: livingTall },
    { name: 'Diele', x: 0, y: livingTall, w: wide, h: hall },
    ...along,
  ]
}

const tints: Record<string, string> = { Bad: '#e3eef2', Duschbad: '#e3eef2', Kochen: '#f5eedd', Diele: '#f0efeb' }

function drawSpace(space: Space, scale: number, net: number): string {
  const { name, x, y, w, h } = space
  const [px, py, pw, ph] = [x * scale, y * scale, w * scale, h * scale]
  const isNarrow = pw < 190
  // Above the furniture by the window, and below what stands there on the other side.
  const middle = py + ph * (name === 'Diele' ? 0.5 : y === 0 ? 0.62 : 0.38)
  const label = (text: string, dy: number, size: number, look: string) =>
    `<text x="${px + pw / 2}" y="${middle + dy}" font-size="${size}" ${look} paint-order="stroke" stroke="${tints[name] ?? '#f8f3e8'}" stroke-width="8" stroke-linejoin="round">${text}</text>`
  return `<rect x="${px}" y="${py}" width="${pw}" height="${ph}" fill="${tints[name] ?? '#f8f3e8'}" ${line} stroke-width="8"/>
    <g transform="translate(${px} ${py})">${furnish(space)
      .map((box) => drawThing(box, scale))
      .join('')}${name === 'Diele' ? '' : drawDoor(space, scale)}</g>
    <g ${type} fill="#22303a" text-anchor="middle">${label(name, -2, isNarrow ? 19 : 25, 'font-weight="bold"')}${label(`${german(w * h * net)} m²`, 28, isNarrow ? 17 : 21, 'fill="#5b6872"')}</g>`
}

function drawThing({ x, y, w, h, round = 4 }: Box, scale: number): string {
  return `<rect x="${x * scale}" y="${y * scale}" width="${w * scale}" height="${h * scale}" rx="${round}" fill="#fff" stroke="#9aa5ac" stroke-width="2.5"/>`
}

/** To the hall, with the way it swings: hinged on the left. */
function drawDoor(space: Space, scale: number): string {
  const { x, y, w, h } = doorOf(space)
  const [left, wide] = [x * scale, w * scale]
  const isBelow = y > 0
  const edge = (isBelow ? y + h : y) * scale
  return `<rect x="${left}" y="${edge - 5}" width="${wide}" height="10" fill="#fdfcf9"/><path d="M${left} ${edge}v${isBelow ? -wide : wide}a${wide} ${wide} 0 0 ${isBelow ? 1 : 0} ${wide} ${isBelow ? wide : -wide}" fill="none" stroke="#7c8890" stroke-width="2"/>`
}

/** A loggia has walls beside it, a balcony a railing all around, a terrace its edge. */
function drawOutside(name: Outside, spaces: readonly Space[], deep: number, scale: number): string {
  const living = spaces.find((space) => space.name.startsWith('Wohnen'))
  if (living === undefined) return ''
  const wide = Math.min(living.w * 0.82, name.endsWith('errasse') ? 6 : 4.2) * scale
  const tall = deep * scale
  const x = (living.x + living.w / 2) * scale - wide / 2
  const walls =
    name === 'Loggia' ? `<path d="M${x} 0V${-tall}M${x + wide} 0V${-tall}" ${line} stroke-width="16" fill="none"/>` : ''
  const edge = name === 'Terrasse' ? 'stroke-dasharray="14 8"' : ''
  return `<rect x="${x}" y="${-tall}" width="${wide}" height="${tall}" fill="#eef1ea" ${line} stroke-width="4" ${edge}/>${walls}
    <text x="${x + wide / 2}" y="${-tall / 2 + 4}" ${type} font-size="23" font-weight="bold" text-anchor="middle" fill="#22303a">${name}</text>`
}

function drawWindows(spaces: Space[], wide: number, tall: number, scale: number): string {
  return spaces
    .flatMap(({ name, x, y, w, h }) => {
      const pane = (px: number, py: number, pw: number, ph: number) =>
        `<rect x="${px}" y="${py}" width="${pw}" height="${ph}" fill="#fff" ${line} stroke-width="3"/><path d="M${px} ${py + ph / 2}h${pw > ph ? pw : 0}M${px + pw / 2} ${py}v${pw > ph ? 0 : ph}" ${line} stroke-width="2"/>`
      const long = (name.endsWith('ad') ? 0.7 : Math.min(w * 0.45, 2.2)) * scale
      if (y === 0) return pane((x + w / 2) * scale - long / 2, -9, long, 18)
      if (y + h >= tall - 0.01 && name !== 'Abstellraum')
        return pane((x + w / 2) * scale - long / 2, tall * scale - 9, long, 18)
      return name === 'Diele'
        ? [
            `<rect x="${wide * scale - 9}" y="${(y + h / 2) * scale - 0.5 * scale}" width="18" height="${scale}" fill="#fdfcf9"/><path d="M${wide * scale} ${(y + h / 2 + 0.5) * scale}h${-scale}a${scale} ${scale} 0 0 1 ${scale} ${-scale}" fill="none" stroke="#7c8890" stroke-width="2"/>`,
          ]
        : []
    })
    .join('')
}

function drawMeasures(wide: number, tall: number, scale: number): string {
  const [w, t] = [wide * scale, tall * scale]
  const tick = (x: number, y: number) =>
    `<path d="M${x - 8} ${y + 8}L${x + 8} ${y - 8}" stroke="#5b6872" stroke-width="3"/>`
  return `<g stroke="#5b6872" stroke-width="2"><path d="M0 ${t + 44}H${w}M-44 0V${t}"/></g>${tick(0, t + 44)}${tick(w, t + 44)}${tick(-44, 0)}${tick(-44, t)}
    <g ${type} font-size="22" fill="#5b6872" text-anchor="middle"><text x="${w / 2}" y="${t + 78}">${german(wide, 2)}</text><text transform="translate(-58 ${t / 2}) rotate(-90)">${german(tall, 2)}</text></g>`
}

function northArrow(turned: number): string {
  return `<g transform="translate(1340 190) rotate(${turned})"><circle r="38" fill="none" stroke="#9aa5ac" stroke-width="2"/><path d="M0 -46L14 20L0 8L-14 20Z" fill="#22303a"/><text y="-54" ${type} font-size="22" text-anchor="middle" fill="#22303a">N</text></g>`
}

function german(number: number, digits = 1): string {
  return number.toFixed(digits).replace('.', ',')
}
