import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FileSession, aFileSession } from '../../../test/file-session.ts'
import { type FileServer, serverKinds } from '../../../test/file-servers.ts'
import { aPublication, anAttachment } from '../../../test/openimmo-publication.ts'
import { checkOpenImmo } from '../foreign-file/check-file.ts'
import { openImmo } from '../index.ts'
import { openimmoObid } from '../document/ids.ts'
import { needing } from '../../../../test/needs.ts'

const trusted = getCACertificates('default')

describe.for(serverKinds)('a portal with $name', (kind) => {
  describe('in every step', needing(kind.need), () => {
    let server: FileServer
    const sessions: FileSession[] = []

    beforeAll(async () => {
      server = await kind.start()
      setDefaultCACertificates([...trusted, ...(server.certificate ? [server.certificate] : [])])
    })
    afterAll(async () => {
      sessions.forEach((session) => session.close())
      setDefaultCACertificates(trusted)
      await server.stop()
    })

    function sessionWith(credentials: object = server.credentials, options: object = {}): FileSession {
      const session = aFileSession(credentials, options)
      sessions.push(session)
      return session
    }

    test('says that the login works', async () => {
      expect(await openImmo.checkLogin(sessionWith())).toEqual({ kind: 'authorized' })
    })

    test('gets what is published, changed and taken down, over one connection', async () => {
      const session = sessionWith()
      const publication = aPublication({ attachments: [anAttachment(1), anAttachment(2)] })
      const before = new Set((await server.delivered()).map(({ name }) => name))

      const published = await openImmo.publish(publication, session)
      const changed = await openImmo.publish(aPublication({ fields: { title: 'Neu' } }), session)
      const withdrawn = await openImmo.withdraw(publication.placement, session)

      const files = (await server.delivered()).filter(({ name }) => !before.has(name))
      const portalId = openimmoObid(publication.property.id)
      const words = expect.stringMatching(/^226[^\n]*\n250/)
      const said = server.credentials.protocol === 'sftp' ? { status: 0 } : { status: 250, words }
      expect([published, changed, withdrawn]).toEqual([
        { kind: 'published', portalId, isUnconfirmed: true, said },
        { kind: 'published', portalId, isUnconfirmed: true, said },
        { kind: 'withdrawn', said },
      ])
      expect(session.transfers).toEqual(files.map(({ name }) => name).toSorted())
      expect(files).toHaveLength(3)
      for (const { name, content } of files) {
        expect(name).toMatch(/^KD-4711_WHG-2041_\d{17}\.zip$/)
        expect(await checkOpenImmo(content)).toEqual([])
      }
      expect((await server.names()).filter((name) => name.endsWith('.part'))).toEqual([])
      expect(session.opened).toBe(1)
    })

    test('gets transfers one after the other, however many are begun', async () => {
      const session = sessionWith()
      const ids = Array.from({ length: 5 }, (_, index) => `0TkW4rYx00qL7mN9pR3${index}`)

      const outcomes = await Promise.all(
        ids.map((propertyId) => openImmo.publish(aPublication({ placement: { propertyId } }), session)),
      )

      expect(outcomes.map(({ kind }) => kind)).toEqual(ids.map(() => 'published'))
      expect(session.opened).toBe(1)
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

      const session = sessionWith()
      const outcome = await openImmo.sync?.(publications, session)

      const full = (await server.delivered()).find(({ name }) => name.includes('_full_'))
      expect(outcome).toMatchObject({ kind: 'published' })
      expect(session.transfers).toEqual([full?.name])
      expect(await checkOpenImmo(full?.content ?? Buffer.alloc(0))).toEqual([])
    })

    test('replaces a file of the same name', async () => {
      const options = { fileNamePattern: '{provider}' }
      const session = sessionWith(server.credentials, options)

      expect(await openImmo.publish(aPublication(), session)).toMatchObject({ kind: 'published' })
      expect(await openImmo.publish(aPublication(), session)).toMatchObject({ kind: 'published' })

      expect((await server.delivered()).filter(({ name }) => name === 'KD-4711.zip')).toHaveLength(1)
      expect(session.facts).not.toHaveProperty('renaming on localhost')
    })

    test('refuses a wrong login, and the answer says so without the secret', async () => {
      const outcome = await openImmo.publish(aPublication(), sessionWith(server.wrongCredentials))

      expect(outcome).toMatchObject({
        kind: 'unauthorized',
        code: 'unauthorized',
        sentence: { key: 'loginRefused', params: { host: 'localhost' } },
      })
      expect(JSON.stringify(outcome)).not.toContain('wrong')
      expect(await openImmo.checkLogin(sessionWith(server.wrongCredentials))).toMatchObject({ kind: 'unauthorized' })
    })

    test('has no such directory', async () => {
      const session = sessionWith({ ...server.credentials, directory: 'nowhere' })

      expect(await openImmo.checkLogin(session)).toMatchObject({
        kind: 'unauthorized',
        code: 'directory_missing',
        sentence: { key: 'directoryMissing', params: { directory: 'nowhere' } },
      })
    })
  })
})
