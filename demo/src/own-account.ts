import { answerOf, type Client, createClient } from '@aushang/sdk'
import type { DemoFolder } from './folder.ts'

/** The person to sign in as. The password is no secret: the demo listens on this machine only. */
export const owner = { name: 'Anna Muster', email: 'anna.muster@example.org', password: 'Besichtigung am Samstag' }

const accountName = 'Muster Immobilien'

/** The account of the demo, opened as the first person of an installation does it. */
export async function ownAccount(baseUrl: string, setupUrl: string | undefined, folder: DemoFolder): Promise<Client> {
  if (setupUrl !== undefined) {
    const token = new URLSearchParams(new URL(setupUrl).hash.slice(1)).get('token') ?? ''
    const visitor = createClient({ baseUrl, language: 'de' })
    const { apiKey } = await visitor.setUp({ token, accountName, language: 'de', ...owner })
    await folder.note({ apiKey })
  }
  // Somebody ended it between the answer and the note.
  if (folder.notes.apiKey === undefined) await folder.note({ apiKey: await anotherKey(baseUrl) })
  return createClient({ baseUrl, apiKey: folder.notes.apiKey, language: 'de' })
}

async function anotherKey(baseUrl: string): Promise<string> {
  const session = await createClient({ baseUrl }).signIn({ email: owner.email, password: owner.password })
  const cookie = answerOf(session)?.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { key } = await createClient({ baseUrl, headers: { cookie } }).createApiKey({ name: 'Demo' })
  return key
}
