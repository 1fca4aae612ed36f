import { XmlDocument } from 'libxml2-wasm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachedXml, type Mailbox, startMailbox } from '../../../test/mailbox.ts'
import { signIn } from '../../../test/platform-a/client.ts'
import { flat } from '../../../test/platform-a/documents.ts'
import { type Sandbox, startSandbox } from '../../index.ts'

let mailbox: Mailbox
let sandbox: Sandbox
beforeAll(async () => {
  mailbox = await startMailbox()
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtp: { host: '127.0.0.1', port: mailbox.port } })
})
afterAll(async () => {
  await sandbox.stop()
  await mailbox.close()
})

const inquiry = {
  firstName: 'Erika',
  lastName: 'Beispiel',
  email: 'erika@example.org',
  message: 'Ist sie noch frei?',
  wish: 'BESICHTIGUNG',
  persons: '2',
}

describe('an inquiry about an advert', () => {
  test('is a mail to the contact: for people a table, for machines OpenImmo feedback', async () => {
    const client = await signIn(sandbox.url)
    const made = await client.send('POST', '/user/me/realestate', {
      json: flat({ externalId: 'A-1', title: 'Hell & gut' }),
    })
    const id = String(made.json['common.messages'][0].message.id)
    const channel = { realEstate: { '@id': id }, publishChannel: { '@id': '10000' } }
    await client.send('POST', '/publish', { json: { 'common.publishObject': channel } })
    const expose = `${sandbox.url}/expose/${id}`

    await fetch(`${expose}/contact`, { method: 'POST', body: new URLSearchParams(inquiry) })

    expect(mailbox.mails).toMatchObject([{ sender: 'anfrage@portal-a.example.org', recipient: 'demo@example.org' }])
    const [{ raw } = { raw: '' }] = mailbox.mails
    expect(raw).toContain('Subject: Kontaktanfrage von Erika Beispiel (Objekt  A-1)')
    expect(raw).toContain('Reply-To: erika@example.org')
    expect(raw).toMatch(/<td>Vorname:<\/td>\s*<td[^>]*>Erika<\/td>/)
    using document = XmlDocument.fromBuffer(attachedXml(raw))
    const at = (path: string) => document.get(`/openimmo_feedback/${path}`)?.content
    expect([at('objekt/oobj_id'), at('objekt/expose_url'), at('objekt/bezeichnung')]).toEqual([
      'A-1',
      expose,
      'Hell & gut',
    ])
    expect([at('objekt/interessent/nachname'), at('objekt/interessent/wunsch')]).toEqual(['Beispiel', 'BESICHTIGUNG'])
    expect(at('objekt/interessent/anfrage')).toBe(
      'Ist sie noch frei?\n\nWeitere Daten zum Interessenten\nPersonen im Haushalt: 2',
    )
  })
})
