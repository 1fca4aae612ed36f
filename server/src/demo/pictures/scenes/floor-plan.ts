import type { Random } from '../../random.ts'

interface PlanOptions {
  rooms: number
  /** In square metres. */
  area: number
  title: string
}

interface Space {
  name: string
  x: number
  y: number
  w: number
  h: number
}

const [sheetWide, sheetTall] = [1440, 1080]
const line = 'stroke="#22303a"'
const type = 'font-family="DejaVu Sans, Arial, sans-serif"'

/** A drawing as architects make it: walls, doors, furniture, sizes and the areas, which add up to the whole. */
export function floorPlan(random: Random, { rooms, area, title }: PlanOptions): string {
  const ratio = random.between(1.25, 1.5)
  const [wide, tall] = [Math.sqrt(area * 1.04 * ratio), Math.sqrt((area * 1.04) / ratio)]
  const scale = Math.min(1080 / wide, 740 / tall)
  const spaces = divide(random, rooms, wide, tall)
  const isMirrored = random.isTrue(0.5)
  const placed = spaces.map((space) => (isMirrored ? { ...space, x: wide - space.x - space.w } : space))
  const [left, top] = [(sheetWide - wide * scale) / 2, 150 + (740 - tall * scale) / 2]
  const net = area / (wide * tall)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWide}" height="${sheetTall}" viewBox="0 0 ${sheetWide} ${sheetTall}">
    <rect width="100%" height="100%" fill="#fdfcf9"/>
    <text x="80" y="88" ${type} font-size="38" font-weight="bold" fill="#22303a">${title}</text>
    <text x="${sheetWide - 80}" y="88" ${type} font-size="28" text-anchor="end" fill="#5b6872">Wohnfläche ca. ${german(area)} m²</text>
    <g transform="translate(${left.toFixed(1)} ${top.toFixed(1)})">
      ${placed.map((space) => drawSpace(space, scale, net)).join('')}
      <rect width="${(wide * scale).toFixed(1)}" height="${(tall * scale).toFixed(1)}" fill="none" ${line} stroke-width="16"/>
      ${drawWindows(placed, wide, tall, scale)}
      ${drawMeasures(wide, tall, scale)}
    </g>
    ${northArrow(random.whole(-40, 40))}
    <text x="80" y="1040" ${type} font-size="20" fill="#8a949b">Unverbindliche Darstellung, nicht zur Maßentnahme geeignet. Maße in Metern.</text>
  </svg>`
}

/** Living on one side, sleeping on the other, a hall between them. */
function divide(random: Random, rooms: number, wide: number, tall: number): Space[] {
  const hall = Math.min(1.5, tall * 0.2)
  const livingTall = (tall - hall) * random.between(0.5, 0.58)
  const [cook, bath] = [wide * random.between(0.24, 0.3), Math.max(2, wide * 0.2)]
  const bedrooms = Math.max(Math.round(rooms) - 1, 1)
  const besides = wide - bath
  const lower = livingTall + hall
  const many = Math.min(bedrooms, 4)
  const names = ['Schlafen', 'Kind', 'Arbeiten', 'Gast']
  const upper: Space[] =
    rooms < 2
      ? [
          { name: 'Kochen', x: 0, y: 0, w: cook, h: livingTall },
          { name: 'Wohnen / Schlafen', x: cook, y: 0, w: wide - cook, h: livingTall },
        ]
      : [
          { name: 'Kochen', x: 0, y: 0, w: cook, h: livingTall },
          { name: 'Wohnen / Essen', x: cook, y: 0, w: wide - cook, h: livingTall },
        ]
  const shares = Array.from({ length: many }, (_, index) => (index === 0 ? 1.2 : 1))
  const all = shares.reduce((sum, share) => sum + share, 0)
  let x = bath
  const sleeping = shares.map((share, index) => {
    const space = {
      name: rooms < 2 ? 'Abstellraum' : (names[index] ?? ''),
      x,
      y: lower,
      w: (besides * share) / all,
      h: tall - lower,
    }
    x += space.w
    return space
  })
  return [
    ...upper,
    { name: 'Diele', x: 0, y: livingTall, w: wide, h: hall },
    { name: 'Bad', x: 0, y: lower, w: bath, h: tall - lower },
    ...sleeping,
  ]
}

const tints: Record<string, string> = { Bad: '#e3eef2', Kochen: '#f5eedd', Diele: '#f0efeb' }

function drawSpace({ name, x, y, w, h }: Space, scale: number, net: number): string {
  const [px, py, pw, ph] = [x, y, w, h].map((metres) => metres * scale) as [number, number, number, number]
  const isNarrow = pw < 190
  return `<rect x="${px}" y="${py}" width="${pw}" height="${ph}" fill="${tints[name] ?? '#f8f3e8'}" ${line} stroke-width="8"/>
    ${furnish(name, px, py, pw, ph, scale)}
    ${name === 'Diele' ? '' : door(px, py, pw, ph, scale, name)}
    <g ${type} fill="#22303a" text-anchor="middle"><text x="${px + pw / 2}" y="${py + ph / 2 - 2}" font-size="${isNarrow ? 19 : 25}" font-weight="bold">${name}</text>
    <text x="${px + pw / 2}" y="${py + ph / 2 + 28}" font-size="${isNarrow ? 17 : 21}" fill="#5b6872">${german(w * h * net)} m²</text></g>`
}

/** To the hall, with the way it swings. */
function door(x: number, y: number, w: number, h: number, scale: number, name: string): string {
  const isAbove = name === 'Kochen' || name.startsWith('Wohnen')
  const wide = 0.85 * scale
  const [at, edge] = [x + w * 0.62, isAbove ? y + h : y]
  const swing = isAbove ? -1 : 1
  const start = Math.min(at, x + w - wide - 14)
  return `<rect x="${start}" y="${edge - 5}" width="${wide}" height="10" fill="#fdfcf9"/><path d="M${start} ${edge}v${swing * wide}a${wide} ${wide} 0 0 ${swing < 0 ? 1 : 0} ${wide} ${-swing * wide}" fill="none" stroke="#7c8890" stroke-width="2"/>`
}

function furnish(name: string, x: number, y: number, w: number, h: number, scale: number): string {
  const thing = (dx: number, dy: number, tw: number, th: number, radius = 4) =>
    `<rect x="${x + dx * scale}" y="${y + dy * scale}" width="${tw * scale}" height="${th * scale}" rx="${radius}" fill="#fff" stroke="#9aa5ac" stroke-width="2.5"/>`
  const [wm, hm] = [w / scale, h / scale]
  if (name === 'Kochen')
    return (
      thing(0.12, 0.12, wm - 0.3, 0.6) +
      thing(0.12, 0.72, 0.6, Math.min(1.6, hm - 1)) +
      `<circle cx="${x + 0.42 * scale}" cy="${y + 1.3 * scale}" r="${0.12 * scale}" fill="none" stroke="#9aa5ac" stroke-width="2"/>`
    )
  if (name === 'Bad')
    return thing(0.14, hm - 0.9, Math.min(1.7, wm - 0.3), 0.75, 16) + thing(wm - 0.62, 0.9, 0.48, 0.55, 10)
  if (name === 'Schlafen' || name === 'Gast')
    return (
      thing(wm / 2 - 0.8, hm - 2.1, 1.6, 2, 6) +
      thing(wm / 2 - 0.7, hm - 0.55, 0.65, 0.4, 8) +
      thing(wm / 2 + 0.05, hm - 0.55, 0.65, 0.4, 8)
    )
  if (name === 'Kind') return thing(0.15, hm - 2.1, 0.9, 2, 6) + thing(wm - 1.3, hm - 0.75, 1.1, 0.6)
  if (name === 'Arbeiten') return thing(wm / 2 - 0.7, hm - 0.85, 1.4, 0.7)
  if (name.startsWith('Wohnen'))
    return (
      thing(wm - 1.1, 0.4, 0.9, 2.1, 12) +
      thing(wm - 2, 0.9, 0.6, 1.1) +
      thing(0.7, 0.5, 0.9, 1.5) +
      [0.15, 1.75].map((dx) => thing(dx, 0.7, 0.42, 0.42, 8) + thing(dx, 1.35, 0.42, 0.42, 8)).join('')
    )
  return ''
}

function drawWindows(spaces: Space[], wide: number, tall: number, scale: number): string {
  return spaces
    .flatMap(({ name, x, y, w, h }) => {
      const pane = (px: number, py: number, pw: number, ph: number) =>
        `<rect x="${px}" y="${py}" width="${pw}" height="${ph}" fill="#fff" ${line} stroke-width="3"/><path d="M${px} ${py + ph / 2}h${pw > ph ? pw : 0}M${px + pw / 2} ${py}v${pw > ph ? 0 : ph}" ${line} stroke-width="2"/>`
      const long = (name === 'Bad' ? 0.7 : Math.min(w * 0.45, 2.2)) * scale
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
