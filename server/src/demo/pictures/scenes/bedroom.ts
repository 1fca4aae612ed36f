import type { Random } from '../../random.ts'
import { type Colour, css, lit, white } from '../colours.ts'
import { curtain, pendantLamp, rug, wallPicture } from '../furniture.ts'
import { pottedPlant } from '../plants.ts'
import { makeRoom, type Room, type RoomStyle } from '../room.ts'
import { paintWindow } from '../windows.ts'

export function bedroom(random: Random, style: RoomStyle): string {
  const [wide, deep] = [random.between(4.2, 5), random.between(3.9, 4.6)]
  const tint = random.pick<Colour>([
    [200, 16, 84],
    [36, 20, 90],
    [120, 10, 84],
    [24, 24, 88],
    [210, 8, 92],
  ])
  const room = makeRoom(random, { style, wide, deep, floor: 'planks', wall: tint })
  const { scene, tall } = room
  const side = random.pick(['left', 'right'] as const)
  const from = deep * 0.32
  paintWindow(room, side, { from, to: from + 1.5, sill: style === 'old' ? 0.6 : 0.85, top: tall - 0.4 })
  curtain(room, side, from - 0.42, 0.4)
  curtain(room, side, from + 1.52, 0.4)
  const bedX = wide / 2 - 0.9
  wallPicture(room, 'back', wide / 2 - 0.6, 1.5, 1.2, 0.7)
  rug(room, bedX - 0.5, deep - 2.9, 2.8, 1.7)
  scene.layShadows()
  wardrobe(room, side === 'left' ? 'right' : 'left')
  nightstand(room, bedX - 0.6, deep - 0.5)
  nightstand(room, bedX + 1.95, deep - 0.5)
  bed(room, bedX, deep - 2.15)
  scene.stand([side === 'left' ? 0.42 : wide - 0.42, 0, deep - 0.4], pottedPlant(random, 1.1))
  pendantLamp(room, wide / 2, deep * 0.5, style === 'old' ? 0.9 : 0.55)
  return scene.toSvg()
}

function bed({ scene, wood, accent, random }: Room, x: number, z: number): void {
  const [w, d] = [1.8, 2.1]
  scene.shadow({ at: [x, 0, z], size: [w, 0, d] })
  scene.box(
    { at: [x - 0.06, 0, z + d - 0.08], size: [w + 0.12, 1.1, 0.08] },
    random.isTrue(0.5) ? wood : lit(accent, 8),
    { round: 6 },
  )
  scene.box({ at: [x, 0.1, z], size: [w, 0.22, d - 0.1] }, lit(wood, -8))
  scene.box({ at: [x + 0.02, 0.3, z + 0.02], size: [w - 0.04, 0.22, d - 0.14] }, white, { round: 8 })
  for (const left of [x + 0.1, x + w / 2 + 0.05]) {
    scene.box({ at: [left, 0.54, z + d - 0.58], size: [w / 2 - 0.16, 0.13, 0.4] }, lit(white, 1), { round: 16 })
    scene.box({ at: [left + 0.12, 0.58, z + d - 0.74], size: [w / 2 - 0.42, 0.14, 0.26] }, lit(accent, 18), {
      round: 14,
    })
  }
  scene.box({ at: [x - 0.04, 0.34, z - 0.02], size: [w + 0.08, 0.23, d * 0.6] }, [accent[0], accent[1] * 0.25, 90], {
    round: 14,
  })
  scene.box({ at: [x - 0.05, 0.35, z + 0.16], size: [w + 0.1, 0.235, 0.5] }, accent, { round: 10 })
}

function nightstand({ scene, wood, weather }: Room, x: number, z: number): void {
  scene.shadow({ at: [x, 0, z], size: [0.45, 0, 0.4] })
  scene.box({ at: [x, 0.08, z], size: [0.45, 0.4, 0.4] }, wood)
  scene.face(
    [
      [x + 0.04, 0.27, z - 0.004],
      [x + 0.04, 0.44, z - 0.004],
      [x + 0.41, 0.44, z - 0.004],
      [x + 0.41, 0.27, z - 0.004],
    ],
    lit(wood, 1),
  )
  const isOn = weather.daylight === 'evening'
  scene.stand(
    [x + 0.22, 0.48, z + 0.2],
    `<ellipse cx="0" cy="0" rx=".08" ry=".015" fill="#333"/><path d="M0 0V-.2" stroke="#8a6a3a" stroke-width=".02"/><path d="M-.13 -.18L-.08 -.38H.08L.13 -.18Z" fill="${css([44, 70, isOn ? 86 : 92])}"/>`,
  )
  if (!isOn) return
  const { x: px, y: py, scale } = scene.camera.place([x + 0.22, 0.76, z + 0.2])
  const glow = scene.gradient({ cx: px, cy: py, r: scale * 0.9, isInPixels: true }, [
    [0, [40, 100, 84], 0.6],
    [1, [40, 100, 80], 0],
  ])
  scene.draw(`<circle cx="${px}" cy="${py}" r="${scale * 0.9}" fill="${glow}"/>`)
}

function wardrobe({ scene, wide, deep, tall, wood, random }: Room, wall: 'left' | 'right'): void {
  const body = random.isTrue(0.6) ? lit(white, -3) : wood
  const [d, high] = [1.9, Math.min(tall - 0.25, 2.25)]
  const [x, z] = [wall === 'left' ? 0.02 : wide - 0.62, deep * 0.28]
  scene.shadow({ at: [x, 0, z], size: [0.6, 0, d] })
  scene.box({ at: [x, 0, z], size: [0.6, high, d] }, body)
  const faceX = wall === 'left' ? x + 0.604 : x - 0.004
  for (let index = 1; index < 4; index++) {
    const at = z + (d / 4) * index
    scene.face(
      [
        [faceX, 0.04, at - 0.006],
        [faceX, high - 0.04, at - 0.006],
        [faceX, high - 0.04, at + 0.006],
        [faceX, 0.04, at + 0.006],
      ],
      lit(body, -30),
    )
    if (index % 2 === 1)
      for (const grip of [at - 0.05, at + 0.05])
        scene.face(
          [
            [faceX, 0.95, grip - 0.01],
            [faceX, 1.2, grip - 0.01],
            [faceX, 1.2, grip + 0.01],
            [faceX, 0.95, grip + 0.01],
          ],
          [30, 8, 40],
        )
  }
}
