import { beforeAll, describe, expect, test } from 'vitest'
import { aProperty } from './agency.ts'
import { seriousFindings, startJourney } from './journey.ts'

const journey = startJourney()

beforeAll(async () => {
  await journey.api.createProperty(aProperty(0, 'WHG-1'))
})

describe('a page that meets with trouble', () => {
  test('whose session was ended elsewhere leads to signing in', async () => {
    const page = await journey.open('/properties?q=WHG')
    await page.getByRole('row', { name: /WHG-1/ }).waitFor()
    await page.context().clearCookies()
    await page.getByRole('searchbox').fill('WHG-1')

    await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
    expect(new URL(page.url()).searchParams.get('back')).toContain('/properties')
  })

  test.for(['/properties/0TkW4rYx00qL7mN9pR2s/portals', '/properties/nonsense/data', '/no/such/page'])(
    'where nothing is, or nothing of ours, says that: %s',
    async (path) => {
      const page = await journey.open(path)

      await page.getByText('Das gibt es hier nicht.').waitFor()
      expect(await seriousFindings(page)).toEqual([])
    },
  )
})
