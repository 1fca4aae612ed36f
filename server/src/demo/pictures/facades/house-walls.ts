import { type Building, panel, type Side } from '../building.ts'
import { type Colour, lit } from '../colours.ts'

export function paintBricks({ scene, random }: Building, side: Side, eaves: number, colour: Colour): void {
  for (let up = 0.35; up < eaves; up += 0.16) {
    for (let along = random.between(0, 0.4); along < side.long - 0.4; along += random.between(0.5, 1.1))
      scene.face(panel(side, along, along + 0.36, up, up + 0.13, 0.004), lit(colour, side.dim + random.between(-5, 6)))
  }
}

/** Posts, rails and braces; of the gable too, where there is one. */
export function paintTimber({ scene }: Building, side: Side, eaves: number, rise: number): void {
  const beam: Colour = [18, 34, 20 + side.dim * 0.3]
  const bar = (from: number, to: number, low: number, high: number) =>
    scene.face(panel(side, from, to, low, high, 0.02), beam)
  for (const up of [0.35, 2.95, eaves - 0.2]) bar(0, side.long, up, up + 0.2)
  for (let along = 0; along <= side.long - 0.1; along += side.long / 6) {
    bar(along, along + 0.17, 0.35, eaves)
    if (along < side.long * 0.2 || along > side.long * 0.7) {
      const to = along + side.long / 6
      scene.face(
        [
          side.at(along, 3.1, 0.02),
          side.at(along + 0.2, 3.1, 0.02),
          side.at(to, eaves - 0.2, 0.02),
          side.at(to - 0.2, eaves - 0.2, 0.02),
        ],
        beam,
      )
    }
  }
  if (rise === 0) return
  const middle = side.long / 2
  bar(middle - 0.08, middle + 0.08, eaves, eaves + rise * 0.92)
  for (const share of [0.33, 0.62])
    bar(middle * share, side.long - middle * share, eaves + rise * share - 0.1, eaves + rise * share + 0.06)
}
