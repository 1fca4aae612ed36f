import type { Random } from '../../random.ts'
import type { Colour } from '../colours.ts'
import { chair, curtain, floorLamp, pendantLamp, rug, shelf, sofa, table, wallPicture } from '../furniture.ts'
import { pottedPlant } from '../plants.ts'
import { makeRoom, type Room, type RoomStyle } from '../room.ts'
import { paintWindow } from '../windows.ts'

type Side = 'left' | 'right'

const farWalls: Colour[] = [
  [156, 16, 66],
  [204, 20, 66],
  [18, 34, 74],
  [42, 40, 80],
  [330, 14, 78],
]

export function livingRoom(random: Random, style: RoomStyle, floor: 'planks' | 'herringbone'): string {
  const [wide, deep] = [random.between(5, 6.2), random.between(4.6, 5.6)]
  const farWall = random.isTrue(0.45) ? random.pick(farWalls) : undefined
  const room = makeRoom(random, { style, wide, deep, floor, ...(farWall && { farWall }) })
  const side = random.pick<Side>(['left', 'right'])
  const hasGlassFront = style !== 'old' && random.isTrue(0.5)
  if (hasGlassFront) paintGlassFront(room, side)
  else paintWindows(room, side)
  wallPicture(room, side === 'left' ? 'right' : 'left', deep * 0.34, 1.25, 1.1, 0.8)
  if (!hasGlassFront) shelf(room, side === 'left' ? wide - 1.35 : 0.12, deep - 0.34, 1.2, random.pick([0.8, 2]))
  room.scene.stand([side === 'left' ? 0.5 : wide - 0.5, 0, deep - 0.45], pottedPlant(random, random.between(1.2, 1.6)))
  rug(room, wide * 0.5 - 1.5, deep * 0.28, 3, 2)
  room.scene.layShadows()
  if (random.isTrue(0.72)) furnishForSitting(room, side)
  else furnishForEating(room)
  return room.scene.toSvg()
}

function paintGlassFront(room: Room, side: Side): void {
  const from = side === 'left' ? 0.5 : room.wide - 3.3
  paintWindow(room, 'back', { from, to: from + 2.8, sill: 0.04, top: room.tall - 0.3, wings: 3 })
  curtain(room, 'back', from - 0.34, 0.36)
  curtain(room, 'back', from + 2.8, 0.36)
}

function paintWindows(room: Room, side: Side): void {
  const { deep, wide, tall, style } = room
  const [sill, top] = style === 'old' ? [0.6, tall - 0.45] : [0.85, tall - 0.3]
  for (const from of [deep * 0.18, deep * 0.58]) paintWindow(room, side, { from, to: from + 1.25, sill, top })
  curtain(room, side, deep * 0.58 + 1.3, 0.36)
  wallPicture(room, 'back', wide * 0.5 - 0.75, 1.35, 0.7, 0.9)
  wallPicture(room, 'back', wide * 0.5 + 0.1, 1.35, 0.7, 0.9)
}

function furnishForSitting(room: Room, side: Side): void {
  const { scene, random, wide, deep, style } = room
  const sofaWide = random.pick([2.1, 2.4, 2.6])
  floorLamp(room, wide * 0.5 + sofaWide / 2 + 0.42, deep * 0.62 + 0.5)
  sofa(room, wide * 0.5 - sofaWide / 2, deep * 0.62, sofaWide)
  table(room, wide * 0.5 - 0.55, deep * 0.36, [1.1, 0.4, 0.6])
  scene.stand([wide * 0.5 + 0.18, 0.4, deep * 0.36 + 0.3], pottedPlant(random, 0.34))
  if (random.isTrue(0.6)) chair(room, side === 'left' ? wide * 0.8 : wide * 0.12, deep * 0.3, true)
  pendantLamp(room, wide * 0.5, deep * 0.48, style === 'old' ? 1.05 : 0.7)
}

function furnishForEating(room: Room): void {
  const { scene, random, wide, deep, tall } = room
  const [x, z] = [wide * 0.5 - 0.95, deep * 0.4]
  for (const at of [0.12, 0.74, 1.36]) chair(room, x + at, z + 0.86, false)
  table(room, x, z, [1.9, 0.75, 0.9])
  scene.stand([x + 0.95, 0.75, z + 0.45], pottedPlant(random, 0.42))
  for (const at of [0.3, 1.1]) chair(room, x + at, z - 0.36, true)
  pendantLamp(room, wide * 0.5, z + 0.45, tall - 1.6)
}
