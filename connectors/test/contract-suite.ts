import { check, languages, propertyTypes } from '@aushang/model'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Connector, ListedAdvert, Outcome, Placement, Publication, Withdrawal } from '../src/contract.ts'
import { describeSchema } from '../src/describe-schema.ts'
import type { PortalSession } from '../src/portal-session.ts'
import { fullPublication, minimalPublication, type Overrides } from './publications.ts'

/** A portal that a connector can be tried on, with everything real but the misfortunes. */
interface PortalUnderTest {
  connector: Connector
  /** A target that may publish. */
  session: PortalSession
  /** One whose login the portal does not accept. */
  stranger: PortalSession
  /** What must never be in an outcome. */
  secrets: string[]
  /** What the world sees at the portal. */
  adverts(): Promise<{ externalId: string; title: string }[]>
  /** From now on everything goes wrong in this way; null: no more. */
  script(fault: string | null): void | Promise<void>
  stop(): Promise<void>
}

interface Trial {
  start(): Promise<PortalUnderTest>
  /** What may come of publishing a new advert under each misfortune that `script` knows. `silence` must be among them. */
  faults: { silence: Outcome['kind'][] } & Record<string, Outcome['kind'][]>
  /** What the least publication must have besides, for this portal. */
  least?: Overrides
}

interface Field {
  title: string
  description: string
  enum?: string[]
  oneOf?: { const: string }[]
  items?: Pick<Field, 'enum' | 'oneOf'>
}

/** What every connector promises. Its own tests begin with this, and go on with what is peculiar to its portal. */
export function contractSuite(name: string, { start, faults, least }: Trial): void {
  describe(`${name} keeps the contract`, () => {
    let at: PortalUnderTest
    const outcomes: unknown[] = []
    let lastNumber = 0

    beforeAll(async () => {
      at = await start()
    })
    afterEach(() => at.script(null))
    afterAll(() => at.stop())

    test('it says what it is', () => {
      const { type, propertyTypes: taken, options, authorization, consumer, contactOption, url } = at.connector
      const { edgeMax, bytesMax } = at.connector.images({})

      expect(type).toMatch(/^[a-z0-9-]+$/)
      expect(propertyTypes).toEqual(expect.arrayContaining([...taken]))
      expect(check(options, {})).toEqual([])
      expect(check(options, { misspelt: 1 })).not.toEqual([])
      expect(check(authorization.credentials, { misspelt: 1 })).not.toEqual([])
      expect(check(consumer ?? options, { misspelt: 1 })).not.toEqual([])
      expect(options).toMatchObject(contactOption ? { properties: { [contactOption]: { format: 'id' } } } : {})
      expect(url?.setting ?? 'NO_URL').toMatch(/^[A-Z_]+_URL$/)
      expect(Math.min(edgeMax, bytesMax, at.connector.attachmentCountMax({}))).toBeGreaterThan(0)
    })

    test.each(languages)('it says in %s what it asks for', (language) => {
      const { name, description, consumer, consumerWords = {}, authorization, options, optionWords } = at.connector
      const asked = [
        describeSchema(options, optionWords, language),
        ...(consumer ? [describeSchema(consumer, consumerWords, language)] : []),
        ...(authorization.kind === 'login'
          ? [describeSchema(authorization.credentials, authorization.credentialWords, language)]
          : []),
      ]
      const fields = asked.flatMap((schema) =>
        Object.values((schema as { properties: Record<string, Field> }).properties),
      )

      for (const { title, description, items, ...field } of fields) {
        const { enum: values = [], oneOf = [] } = items ?? field
        expect([title, description]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\.$/)])
        expect(oneOf.map((each) => each.const)).toEqual(values)
      }
      expect([name[language], description[language]]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/\.$/),
      ])
    })

    test('check and documents change nothing, and say the same of the same', () => {
      for (const type of at.connector.propertyTypes) {
        const publication = frozen(fullPublication(type))
        const say = () => [at.connector.check(publication, {}), at.connector.documents(publication, {})]

        expect(say()).toEqual(say())
        expect(at.connector.check(publication, {}).problems).toEqual([])
      }
    })

    test('publishing puts an advert online, and publishing again is the same advert', async () => {
      const publication = aPublication()

      const first = await publish(publication)
      const second = await publish(known(publication, first))

      expect(second.portalId).toBe(first.portalId)
      expect(await online(publication)).toEqual([publication.property.fields.title])
    })

    test('an edit reaches the advert', async () => {
      const publication = aPublication()
      const first = await publish(publication)
      const edited = aPublication({ externalId: publication.property.externalId, fields: { title: 'Neuer Titel' } })

      await publish(known(edited, first))

      expect(await online(publication)).toEqual(['Neuer Titel'])
    })

    test('what is remembered is JSON, and serves as it was when it comes back', async () => {
      const publication = aPublication()
      const first = await publish(publication)
      const stored = JSON.parse(JSON.stringify(first.remembered ?? null)) as unknown

      const again = known(publication, { ...first, remembered: stored })
      await publish(again)

      expect(stored).toEqual(first.remembered ?? null)
      expect(await online(publication)).toHaveLength(1)
    })

    test('a property that goes takes its advert along', async () => {
      const publication = aPublication()
      const { placement } = known(publication, await publish(publication))

      await withdraw({ ...placement, isForGood: true })

      expect(await online(publication)).toEqual([])
    })

    test('every type can be published in full', async () => {
      for (const type of at.connector.propertyTypes) {
        const publication = fullPublication(type, { externalId: nextNumber() })

        await publish(publication)

        expect(await online(publication)).toEqual([publication.property.fields.title])
      }
    })

    test('what an unsure try has left behind is found, not doubled', async () => {
      const publication = aPublication()
      await publish(publication)

      await publish({ ...publication, placement: { ...publication.placement, isUnsure: true } })

      expect(await online(publication)).toHaveLength(1)
    })

    test('withdrawing takes the advert down; once more, and of what never was, it is fine', async () => {
      const publication = aPublication()
      const { placement } = known(publication, await publish(publication))

      await withdraw(placement)

      expect(await online(publication)).toEqual([])
      await withdraw(placement)
      await withdraw({ ...placement, portalId: null, isUnsure: true })
      await withdraw(aPublication().placement)
    })

    test('an unsure try is taken down too', async () => {
      const publication = aPublication()
      await publish(publication)

      await withdraw({ ...publication.placement, isUnsure: true })

      expect(await online(publication)).toEqual([])
    })

    test('a good login is known as good, a wrong one gets an answer', async () => {
      const publication = aPublication()

      const good = await at.connector.checkLogin(at.session)
      const bad = await at.connector.checkLogin(at.stranger)
      const refused = await at.connector.publish(publication, at.stranger)

      outcomes.push(good, bad, refused)
      expect([good.kind, bad.kind, refused.kind]).toEqual(['authorized', 'unauthorized', 'unauthorized'])
      expect(await online(publication)).toEqual([])
    })

    test('silence is no login, and no withdrawal', async () => {
      await at.script('silence')

      const login = await at.connector.checkLogin(at.session)
      const withdrawal = await at.connector.withdraw({ ...aPublication().placement, portalId: '1' }, at.session)

      outcomes.push(login, withdrawal)
      expect(login.kind).toBe('unavailable')
      expect(['unavailable', 'unknown']).toContain(withdrawal.kind)
    })

    test('what it lists is what is there, page by page, and neither silence nor a stranger is taken for nothing', async () => {
      const { listAdverts } = at.connector
      if (listAdverts === undefined) return
      const publication = aPublication()
      const { portalId } = await publish(publication)

      const found = await listEverything()

      expect(found).toContainEqual(expect.objectContaining({ externalId: publication.property.externalId }))
      for (const advert of found) expect(advert.portalId ?? advert.externalId).toEqual(expect.any(String))
      expect([portalId, undefined]).toContain(
        found.find(({ externalId }) => externalId === publication.property.externalId)?.portalId,
      )
      const refused = await listAdverts(null, at.stranger)
      await at.script('silence')
      const unanswered = await listAdverts(null, at.session)
      outcomes.push(refused, unanswered)
      expect([refused.kind, unanswered.kind]).toEqual(['unauthorized', 'unavailable'])
    })

    test('what it reads is what was published, and what is not there is gone', async () => {
      const { readAdvert, propertyTypes: taken } = at.connector
      if (readAdvert === undefined) return
      for (const type of taken) {
        const publication = fullPublication(type, { externalId: nextNumber(), attachments: [] })
        const { portalId } = await publish(publication)

        const read = await readAdvert({ portalId, externalId: publication.property.externalId }, at.session)

        const { title, address } = publication.property.fields
        expect(read).toMatchObject({
          kind: 'read',
          portalId,
          externalId: publication.property.externalId,
          property: { type, fields: { title, address: { postalCode: address.postalCode, city: address.city } } },
        })
      }
      const missing = await readAdvert({ portalId: '1', externalId: nextNumber() }, at.session)
      const refused = await readAdvert({ portalId: '1', externalId: nextNumber() }, at.stranger)
      outcomes.push(missing, refused)
      expect([missing.kind, refused.kind]).toEqual(['gone', 'unauthorized'])
    })

    test.for(Object.entries(faults))(
      'under "%s" it ends as %s, and afterwards there is one advert',
      async ([fault, kinds]) => {
        const publication = aPublication()
        await at.script(fault)

        const outcome = await at.connector.publish(publication, at.session)
        await at.script(null)

        outcomes.push(outcome)
        expect(kinds).toContain(outcome.kind)
        await publish(known(publication, outcome))
        expect(await online(publication)).toHaveLength(1)
      },
    )

    test('no secret is in any of these outcomes', () => {
      const text = JSON.stringify(outcomes)

      expect(outcomes.length).toBeGreaterThan(10)
      for (const secret of at.secrets) expect(text).not.toContain(secret)
    })

    function aPublication(overrides: Overrides = {}): Publication {
      const [type = 'apartmentRent'] = at.connector.propertyTypes
      const fields = { ...least?.fields, ...overrides.fields }
      return minimalPublication(type, { externalId: nextNumber(), ...least, ...overrides, fields })
    }

    function nextNumber(): string {
      return `SUITE/${++lastNumber} a`
    }

    async function publish(publication: Publication) {
      await bringContact(publication)
      const outcome = await settled(await at.connector.publish(publication, at.session), publication.placement, ask)
      outcomes.push(outcome)
      if (outcome.kind !== 'published') throw new Error(`not published: ${JSON.stringify(outcome)}`)
      return outcome
    }

    async function listEverything(): Promise<ListedAdvert[]> {
      const found: ListedAdvert[] = []
      let next: string | undefined
      do {
        const page = await at.connector.listAdverts?.(next ?? null, at.session)
        if (page?.kind !== 'page') throw new Error(`not listed: ${JSON.stringify(page)}`)
        found.push(...page.adverts)
        next = page.next
      } while (next !== undefined)
      return found
    }

    /** As the service does before the first advert that shows it. */
    async function bringContact({ contact }: Publication): Promise<void> {
      if (contact === null || at.connector.updateContact === undefined) return
      const outcome = await at.connector.updateContact({ contact, remembered: null }, at.session)
      outcomes.push(outcome)
      expect(outcome).toMatchObject({ kind: 'updated' })
    }

    async function withdraw(placement: Placement): Promise<void> {
      const again = (since: Placement) => at.connector.withdraw(since, at.session)
      const outcome = await settled(await again(placement), placement, again)
      outcomes.push(outcome)
      expect(outcome).toMatchObject({ kind: 'withdrawn' })
    }

    async function ask(placement: Placement): Promise<Outcome> {
      const asked = await at.connector.askOutcome?.(placement, at.session)
      if (asked === undefined) throw new Error('what leaves an outcome pending can be asked about it')
      return asked
    }

    /** Asks until it is decided, with what the service would remember. */
    async function settled<Result extends Outcome | Withdrawal>(
      first: Result,
      placement: Placement,
      again: (placement: Placement) => Promise<Result>,
    ): Promise<Result> {
      let result: Result = first
      let since = placement
      while (result.kind === 'pending') {
        const { portalId, askAgainAfterMs, remembered = since.remembered } = result
        since = { ...since, portalId, remembered, isUnsure: false }
        await new Promise((resolve) => setTimeout(resolve, Math.min(askAgainAfterMs, 100)))
        result = await again(since)
      }
      return result
    }

    /** The same publication, with what the service would remember of the last try. */
    function known(publication: Publication, outcome: Outcome): Publication {
      const { portalId = null, remembered = null } = outcome
      const isUnsure = outcome.kind === 'unknown'
      return { ...publication, placement: { ...publication.placement, portalId, remembered, isUnsure } }
    }

    async function online({ property }: Publication): Promise<string[]> {
      const adverts = await at.adverts()
      return adverts.filter(({ externalId }) => externalId === property.externalId).map(({ title }) => title)
    }
  })
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const member of Object.values(value)) frozen(member)
  }
  return value
}
