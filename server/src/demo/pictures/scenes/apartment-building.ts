import type { Random } from '../../random.ts'
import { makeBuilding } from '../building.ts'
import { paintNew } from '../facades/new-facade.ts'
import { paintOld } from '../facades/old-facade.ts'
import { paintPlain } from '../facades/plain-facade.ts'
import { bush } from '../plants.ts'
import type { RoomStyle } from '../room.ts'
import { makeScene } from '../scene.ts'
import { makeCamera } from '../space.ts'
import { car, paintGrass, paintStreet, paintTrees } from '../street.ts'
import { farAway, makeWeather, paintSky } from '../weather.ts'

const horizon = [720, 830] as const

/** A house of many flats, from across the street. */
export function apartmentBuilding(random: Random, style: RoomStyle): string {
  const wide = random.between(15, 19)
  const camera = makeCamera({
    at: [-random.between(7.5, 10), 1.75, -random.between(20, 22)],
    yaw: random.between(0.6, 0.68),
    zoom: 900,
    horizon,
  })
  const scene = makeScene(camera)
  const weather = makeWeather(random, ['spring', 'summer', 'summer', 'autumn', 'winter'])
  paintSky(scene, random, weather, horizon[1])
  scene.draw(farAway(random, weather, horizon[1], 'town'))
  paintGrass(scene, random, weather, horizon[1])
  paintTrees(
    scene,
    random,
    weather,
    [
      [-6, 22],
      [-9, 16],
      [-3, 30],
      [wide + 3, 16],
    ],
    [8, 12],
  )
  paintStreet(scene, random, -14.5, -6.5)
  scene.layShadows()
  scene.shadow({ at: [0, 0, 0], size: [wide, 0, 11] })
  const paint = { old: paintOld, plain: paintPlain, new: paintNew }[style]
  // Where streets are closed, houses stand side by side: the one farther away first.
  const gap = style === 'old' ? 0 : 7
  paint(makeBuilding(scene, random, weather, [15, 11], wide + gap))
  paint(makeBuilding(scene, random, weather, [wide, 11]))
  for (let x = 0.6; x < wide; x += random.between(1.3, 2.6))
    if (Math.abs(x - wide / 2) > 2) scene.stand([x, 0, -0.9], bush(random, weather, random.between(0.9, 1.5)))
  if (random.isTrue(0.7)) scene.stand([wide * random.between(0.5, 0.9), 0, -8.2], car(random))
  paintTrees(scene, random, weather, [[-3.2, -5]], [5.5, 7])
  if (random.isTrue(0.5)) paintTrees(scene, random, weather, [[wide + 3, -5]], [6, 8])
  return scene.toSvg()
}
