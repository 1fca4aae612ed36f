import type { Random } from '../../random.ts'
import { chair, curtain, floorLamp, pendantLamp, rug, shelf, sofa, table, wallPicture } from '../furniture.ts'
import { pottedPlant } from '../plants.ts'
import { makeRoom, paintWindow, type RoomStyle } from '../room.ts'

export function livingRoom(random: Random, style: RoomStyle): string {
  const [wide, deep] = [random.between(5, 6.2), random.between(4.6, 5.6)]
  const room = makeRoom(random, {
    style,
    wide,
    deep,
    floor: style === 'old' ? random.pick(['herringbone', 'planks'] as const) : 'planks',
  })
  const { scene, tall } = room
  const top = tall - (style === 'old' ? 0.45 : 0.3)
  const hasGlassFront = style !== 'old' && random.isTrue(0.5)
  const side = random.pick(['left', 'right'] as const)
  if (hasGlassFront) {
    const from = side === 'left' ? 0.5 : wide - 3.3
    paintWindow(room, 'back', { from, to: from + 2.8, sill: 0.04, top, wings: 3 })
    curtain(room, 'back', from - 0.34, 0.36)
    curtain(room, 'back', from + 2.8, 0.36)
  } else {
    for (const from of [deep * 0.18, deep * 0.58])
      paintWindow(room, side, { from, to: from + 1.25, sill: style === 'old' ? 0.6 : 0.85, top })
    curtain(room, side, deep * 0.58 + 1.3, 0.36)
    wallPicture(room, 'back', wide * 0.5 - 0.75, 1.35, 0.7, 0.9)
    wallPicture(room, 'back', wide * 0.5 + 0.1, 1.35, 0.7, 0.9)
  }
  const other = side === 'left' ? 'right' : 'left'
  wallPicture(room, other, deep * 0.34, 1.25, 1.1, 0.8)
  if (!hasGlassFront) shelf(room, side === 'left' ? wide - 1.35 : 0.12, deep - 0.34, 1.2, random.pick([0.8, 2]))
  const plantX = side === 'left' ? 0.5 : wide - 0.5
  scene.stand([plantX, 0, deep - 0.45], pottedPlant(random, random.between(1.2, 1.6)))
  rug(room, wide * 0.5 - 1.5, deep * 0.28, 3, 2)
  scene.layShadows()
  const sofaWide = random.pick([2.1, 2.4, 2.6])
  floorLamp(room, wide * 0.5 + sofaWide / 2 + 0.42, deep * 0.62 + 0.5)
  sofa(room, wide * 0.5 - sofaWide / 2, deep * 0.62, sofaWide)
  table(room, wide * 0.5 - 0.55, deep * 0.36, [1.1, 0.4, 0.6])
  scene.stand([wide * 0.5 + 0.18, 0.4, deep * 0.36 + 0.3], pottedPlant(random, 0.34))
  if (random.isTrue(0.6)) chair(room, side === 'left' ? wide * 0.8 : wide * 0.12, deep * 0.3, true)
  pendantLamp(room, wide * 0.5, deep * 0.48, style === 'old' ? 1.05 : 0.7)
  return scene.toSvg()
}
