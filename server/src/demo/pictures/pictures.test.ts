import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeDraft } from '../agency/make-draft.ts'
import { estates } from '../agency/estates.ts'
import { makeRandom } from '../random.ts'
import { filesOfEstate } from './files-of-estate.ts'
import { bathroom } from './scenes/bathroom.ts'
import { bedroom } from './scenes/bedroom.ts'
import { apartmentBuilding } from './scenes/apartment-building.ts'
import { house } from './scenes/house.ts'
import { kitchen } from './scenes/kitchen.ts'
import { livingRoom } from './scenes/living-room.ts'
import { plot } from './scenes/plot.ts'

const scenes = {
  livingRoom: (seed: string) => livingRoom(makeRandom(seed), 'old', 'herringbone'),
  kitchen: (seed: string) => kitchen(makeRandom(seed), 'new', 'tiles'),
  bathroom: (seed: string) => bathroom(makeRandom(seed), 'plain'),
  bedroom: (seed: string) => bedroom(makeRandom(seed), 'old'),
  apartmentBuilding: (seed: string) => apartmentBuilding(makeRandom(seed), 'plain'),
  house: (seed: string) => house(makeRandom(seed), 'timbered'),
  plot: (seed: string) => plot(makeRandom(seed), 'orchard'),
}

describe.for(Object.entries(scenes))('%s', ([, draw]) => {
  test('is drawn alike for the same seed, and otherwise for another', () => {
    expect(draw('one')).toBe(draw('one'))
    expect(draw('one')).not.toBe(draw('other'))
    expect(draw('one')).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('a flat has photographs, a plan and a certificate, each of which can be opened', async () => {
  const [flat] = estates
  if (flat === undefined) throw new Error('there is no estate')
  const { energy } = makeDraft(flat, 'test', new Date('2026-11-16T00:00:00Z'))
  const files = filesOfEstate(flat, energy, 'test')
  const [title, plan, certificate] = [files[0], files.at(-2), files.at(-1)]

  expect(files.map(({ contentType }) => contentType)).toEqual([...Array(6).fill('image/jpeg'), 'application/pdf'])
  expect(await sharp(await title?.make()).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 960 })
  expect(plan?.isFloorPlan).toBe(true)
  const pdf = Buffer.from((await certificate?.make()) ?? '').toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/)
})
