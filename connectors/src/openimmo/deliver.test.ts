import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needing } from '../../../test/needs.ts'
import { aFilePortal, type FilePortal } from '../../test/file-portal.ts'
import { type FileServer, serverKinds } from '../../test/file-servers.ts'
import { anAttachment, aPublication } from '../../test/openimmo-publication.ts'
import { checkOpenImmo } from './check-file.ts'
import { openImmo } from './index.ts'
import { openimmoObid } from './ids.ts'

const trusted = getCACertificates('default')

describe.for(serverKinds)('a portal with $name', (kind) => {
  describe('in every step', needing(kind.need), () => {
    let server: FileServer
    const portals: FilePortal[] = []

    beforeAll(async () => {
      server = await kind.start()
      setDefaultCACertificates([...trusted, ...(server.certificate ? [server.certificate] : [])])
    })
    afterAll(async () => {
      portals.forEach((portal) => portal.close())
      setDefaultCACertificates(trusted)
      await server.stop()
    })

    function portalWith(credentials: object = server.credentials, options: object = {}): FilePortal {
      const portal = aFilePortal(credentials, options)
      portals.push(portal)
      return portal
    }

    test('says that the login works', async () => {
      expect(await openImmo.checkLogin(portalWith())).toEqual({ kind: 'authorized' })
    })

    test('gets what is published, changed and taken down, over one connection', async () => {
      const portal = portalWith()
      const publication = aPublication({ attachments: [anAttachment(1), anAttachment(2)] })
      const before = new Set((await server.delivered()).map(({ name }) => name))

      const published = await openImmo.publish(publication, portal)
      const changed = await openImmo.publish(aPublication({ fields: { title: 'Neu' } }), portal)
      const withdrawn = await openImmo.withdraw(publication.placement, portal)

      const portalId = openimmoObid(publication.property.id)
      expect([published, changed, withdrawn]).toEqual([
        { kind: 'published', portalId },
        { kind: 'published', portalId },
        { kind: 'withdrawn' },
      ])
      const files = (await server.delivered()).filter(({ name }) => !before.has(name))
      expect(files).toHaveLength(3)
      for (const { name, content } of files) {
        expect(name).toMatch(/^KD-4711_WHG-2041_\d{17}\.zip$/)
        expect(checkOpenImmo(content)).toEqual([])
      }
      expect((await server.names()).filter((name) => name.endsWith('.part'))).toEqual([])
      expect(portal.opened).toBe(1)
    })

    test('gets transfers one after the other, however many are begun', async () => {
      const portal = portalWith()
      const ids = Array.from({ length: 5 }, (_, index) => `0TkW4rYx00qL7mN9pR3${index}`)

      const outcomes = await Promise.all(
        ids.map((propertyId) => openImmo.publish(aPublication({ placement: { propertyId } }), portal)),
      )

      expect(outcomes.map(({ kind }) => kind)).toEqual(ids.map(() => 'published'))
      expect(portal.opened).toBe(1)
    })

    test('gets the whole stock in one file', async () => {
      const publications = [
        aPublication({ attachments: [anAttachment(1)] }),
        aPublication({
          type: 'houseBuy',
          placement: { propertyId: '0TkW4rYx00qL7mN9pR2t' },
          attachments: [anAttachment(2)],
        }),
      ]

      expect(await openImmo.sync?.(publications, portalWith())).toMatchObject({ kind: 'published' })

      const full = (await server.delivered()).find(({ name }) => name.includes('_full_'))
      expect(checkOpenImmo(full?.content ?? Buffer.alloc(0))).toEqual([])
    })

    test('replaces a file of the same name', async () => {
      const options = { fileNamePattern: '{provider}' }
      const portal = portalWith(server.credentials, options)

      expect(await openImmo.publish(aPublication(), portal)).toMatchObject({ kind: 'published' })
      expect(await openImmo.publish(aPublication(), portal)).toMatchObject({ kind: 'published' })

      expect((await server.delivered()).filter(({ name }) => name === 'KD-4711.zip')).toHaveLength(1)
      expect(portal.memory).not.toHaveProperty('renaming on localhost')
    })

    test('refuses a wrong login, and the answer says so without the secret', async () => {
      const outcome = await openImmo.publish(aPublication(), portalWith(server.wrongCredentials))

      expect(outcome).toMatchObject({
        kind: 'unauthorized',
        detail: 'localhost does not accept the user name and password, or key.',
      })
      expect(JSON.stringify(outcome)).not.toContain('wrong')
      expect(await openImmo.checkLogin(portalWith(server.wrongCredentials))).toMatchObject({ kind: 'unauthorized' })
    })

    test('has no such directory', async () => {
      const portal = portalWith({ ...server.credentials, directory: 'nowhere' })

      expect(await openImmo.checkLogin(portal)).toMatchObject({
        kind: 'unauthorized',
        detail: 'There is no directory nowhere that the login may enter.',
      })
    })
  })
})
