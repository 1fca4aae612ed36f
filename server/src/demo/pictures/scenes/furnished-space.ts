/** In metres. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
  round?: number
}

/** A room of a floor plan: those with `y` 0 lie above the hall, the others below it. */
export interface Space extends Box {
  name: string
}

const doorWide = 0.85
const fromWall = 0.12

/** Where the door to the hall swings, seen from the upper left corner of the room. */
export function doorOf({ y, w, h, name }: Space): Box {
  const isAbove = y === 0
  // The bath has its basin on that side, the kitchen its worktop.
  const isOnRight = name.endsWith('ad') || name === 'Kochen'
  return {
    x: isOnRight ? w - doorWide - fromWall : fromWall,
    y: isAbove ? h - doorWide : 0,
    w: doorWide,
    h: doorWide,
  }
}

/** What stands in it, seen from the upper left corner of the room: out of the way of the door. */
export function furnish(space: Space): Box[] {
  const { name, w, h } = space
  if (name === 'Kochen') {
    const beside = Math.min(1.6, h - 0.72 - doorWide - fromWall)
    return [
      { x: fromWall, y: fromWall, w: w - 2 * fromWall, h: 0.6 },
      ...(beside > 0.3 ? [{ x: fromWall, y: 0.72, w: 0.6, h: beside }] : []),
      { x: w / 2 - 0.25, y: 0.2, w: 0.5, h: 0.42, round: 8 },
    ]
  }
  if (name === 'Bad')
    return [
      { x: fromWall, y: h - 0.87, w: Math.min(1.7, w - 2 * fromWall), h: 0.75, round: 16 },
      { x: fromWall, y: 0.14, w: 0.48, h: 0.45, round: 10 },
    ]
  if (name === 'Duschbad')
    return [
      { x: fromWall, y: h - 1.02, w: 0.9, h: 0.9, round: 4 },
      { x: fromWall, y: 0.14, w: 0.48, h: 0.45, round: 10 },
    ]
  if (name === 'Schlafen' || name === 'Gast') return doubleBed(space)
  if (name === 'Kind') return childrensRoom(space)
  if (name === 'Arbeiten') return [{ x: w - 1.4 - fromWall, y: h - 0.82, w: 1.4, h: 0.7 }]
  if (name.startsWith('Wohnen')) return livingRoom(space)
  return []
}

/** Its head is at the wall across from the door: below the window, or, where the room is too shallow for that, at the side. */
function doubleBed({ w, h }: Space): Box[] {
  if (h - 2 - fromWall > doorWide || w - 1.6 - fromWall > doorWide + fromWall) {
    const [x, y] = [w - 1.6 - fromWall, h - 2 - fromWall]
    return [
      { x, y, w: 1.6, h: 2, round: 6 },
      { x: x + 0.1, y: h - 0.6, w: 0.65, h: 0.4, round: 8 },
      { x: x + 0.85, y: h - 0.6, w: 0.65, h: 0.4, round: 8 },
    ]
  }
  const [x, y] = [w - 2 - fromWall, h - 1.4 - fromWall]
  return [
    { x, y, w: 2, h: 1.4, round: 6 },
    { x: w - 0.6, y: y + 0.1, w: 0.4, h: 0.55, round: 8 },
    { x: w - 0.6, y: y + 0.75, w: 0.4, h: 0.55, round: 8 },
  ]
}

function childrensRoom({ w, h }: Space): Box[] {
  const desk = w > 2.6 ? [{ x: fromWall, y: h - 0.72, w: 1.1, h: 0.6 }] : []
  return [{ x: w - 0.9 - fromWall, y: h - 2 - fromWall, w: 0.9, h: 2, round: 6 }, ...desk]
}

function livingRoom({ w, h }: Space): Box[] {
  const sofaLong = Math.min(2.1, h - 0.7)
  return [
    { x: w - 0.9 - fromWall, y: 0.4, w: 0.9, h: sofaLong, round: 12 },
    { x: w - 2, y: 0.9, w: 0.6, h: Math.min(1.1, h - 1.2) },
    { x: 0.7, y: 0.4, w: 0.9, h: Math.min(1.5, h - doorWide - 0.6) },
    ...[0.15, 1.75].flatMap((x) => [0.5, 1.1].map((y) => ({ x, y, w: 0.42, h: 0.42, round: 8 }))),
  ].filter(({ y, h: tall }) => y + tall < h - 0.2)
}
