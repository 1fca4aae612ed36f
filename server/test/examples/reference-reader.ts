import { randomUUID } from 'node:crypto'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, vi } from 'vitest'
import { createSetupLink } from '../../src/users/setup.store.ts'
import { allowAccess } from '../allow-access.ts'
import { childEnvironment } from '../../../test/child-environment.ts'
import type { ServiceProcess } from '../processes/service-process.ts'
import type { MailServer } from '../outgoing-mail.ts'
import { startReceiver } from '../receiver.ts'

/** Of the API, with its examples. */
export interface Operation {
  operationId: string
  tags: string[]
  method: string
  'x-codeSamples': { label: string; source: string }[]
}
interface OpenApi {
  tags: { name: string }[]
  paths: Record<string, Record<string, Omit<Operation, 'method'>>>
}
// oxlint-disable-next-line typescript/no-explicit-any -- whatever an operation answers with
type Body = any

const document = JSON.parse(await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8')) as OpenApi
const unordered = Object.values(document.paths).flatMap((methods) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method })),
)
/** In the order of the page. */
export const operations = document.tags.flatMap(({ name }) => unordered.filter(({ tags }) => tags[0] === name))

/** What curl ends with then. */
const timeIsOver = 28

/** Pastes examples into a shell, and keeps the ids that are answered, as the introduction tells to. */
export async function newReader(service: ServiceProcess, mailServer: MailServer) {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-examples-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // So that what is printed need not be changed to learn the status.
  await writeFile(join(folder, '.curlrc'), 'silent\nwrite-out = "%{stderr}%{http_code}\\n"\n')
  const variables: Record<string, string | undefined> = {
    AUSHANG: service.url,
    KEY: service.apiKey,
    TYPE: 'platform-a-24-sandbox',
    HOOK: (await startReceiver()).url,
    INBOUND_SECRET: service.env['INBOUND_SECRET'],
  }

  const surroundings = { service, variables, mailServer, followFirst }

  async function paste(source: string): Promise<{ status: number; body: Body }> {
    const env = { ...childEnvironment, ...variables, CURL_HOME: folder }
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', source], { cwd: folder, env }).catch(
      // A stream goes on until the time that the example gives it is over.
      (error: Error & { code: number; stdout: string; stderr: string }) => {
        if (error.code === timeIsOver) return error
        throw error
      },
    )
    const status = Number(stderr.trim().split('\n').at(-1))
    return { status, body: /^[[{]/.test(stdout) ? JSON.parse(stdout) : stdout }
  }

  /** Runs an example, and before it those that make what it names. */
  async function follow(operation: Operation, source: string): Promise<{ status: number; body: Body }> {
    await preparations[operation.operationId]?.(surroundings)
    for (const [, name = ''] of source.matchAll(/\$([A-Z_]+_ID|TOKEN)\b/g)) {
      if (variables[name] !== undefined) continue
      const maker = makers[name] ?? `create${inCamelCase(name)}`
      const made = await followFirst(maker)
      expect(variables[name], `${name}, for which ${maker} gave ${JSON.stringify(made)}`).toBeDefined()
    }
    const answer = await paste(source)
    if (answer.status < 300) await keepIds(operation, answer.body, surroundings)
    return answer
  }

  function followFirst(operationId: string): Promise<{ status: number; body: Body }> {
    const operation = byName(operationId)
    return follow(operation, operation['x-codeSamples'][0]?.source ?? '')
  }

  return { follow }
}

/** What makes an id, where it is not `createContact` for `$CONTACT_ID`. */
const makers: Record<string, string> = {
  EMAIL_ID: 'createTarget',
  ATTACHMENT_ID: 'createProperty',
  REQUEST_ID: 'receiveMail',
  DELIVERY_ID: 'pingWebhook',
  BULK_ID: 'startBulk',
  EVENT_ID: 'listEvents',
  UNREADABLE_ID: 'receiveMail',
  SESSION_ID: 'listSessions',
  USER_ID: 'acceptInvitation',
  TOKEN: 'createInvitation',
}

interface Surroundings {
  service: ServiceProcess
  variables: Record<string, string | undefined>
  mailServer: MailServer
  followFirst(operationId: string): Promise<unknown>
}

/** What must be the case, and is made by no example: that a portal has refused something, or takes full transfers. */
const preparations: Record<string, (surroundings: Surroundings) => Promise<void>> = {
  async setUp({ service, variables }) {
    variables['TOKEN'] = tokenIn(await createSetupLink(service.db, service.url))
  },
  async createInvitation({ mailServer }) {
    // The link of the newest mail is good.
    mailServer.mails.length = 0
  },
  async resetPassword({ variables, mailServer }) {
    const isWanted = ({ subject }: { subject: string }) => subject === 'Neues Passwort für Aushang'
    const mail = await vi.waitUntil(() => mailServer.mails.find(isWanted), { timeout: 20_000 })
    variables['TOKEN'] = tokenIn(mail.text)
  },
  async endSession({ followFirst }) {
    await followFirst('signIn')
  },
  async retryListing({ service, variables }) {
    const property = (await service.send('GET', `/properties/${variables['PROPERTY_ID']}`)).body as Body
    const { type, fields } = property
    const refused = (await service.send('POST', '/properties', { type, fields, externalId: 'REJECT-1' })).body as Body
    const listing = { propertyId: refused.id, targetId: variables['TARGET_ID'] }
    variables['LISTING_ID'] = ((await service.send('POST', '/listings', listing)).body as Body).id
    await until(service, `/listings/${variables['LISTING_ID']}`, ({ status }) => status === 'failed')
  },
  async syncTarget({ service, variables }) {
    const { body } = await service.send('GET', '/targets')
    variables['TARGET_ID'] = (body as Body[]).find(({ type }) => type === 'openimmo').id
  },
  async listListingAttempts({ variables }) {
    delete variables['LISTING_ID']
  },
  getUnreadableMail: receiveUnreadable,
  getUnreadableMailSource: receiveUnreadable,
  rereadMail: receiveUnreadable,
  createListing: choosePlatformA,
  compareTarget: choosePlatformA,
}

async function choosePlatformA({ service, variables }: Surroundings): Promise<void> {
  const { body } = await service.send('GET', '/targets')
  variables['TARGET_ID'] = (body as Body[]).find(({ type }) => type === 'platform-a-24-sandbox').id
}

/** The example that is sent can be read. */
async function receiveUnreadable({ service, variables }: Surroundings): Promise<void> {
  const { body: targets } = await service.send('GET', '/targets')
  const { status } = await fetch(`${service.url}/inbound/${(targets as Body[])[0].emailId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${variables['INBOUND_SECRET']}`, 'content-type': 'message/rfc822' },
    body: `Subject: ${randomUUID()}\r\n\r\nNo inquiry.\r\n`,
  })
  expect(status).toBe(202)
  const mails = await until(service, '/requests/unreadable', (found) => found.length > 0)
  variables['UNREADABLE_ID'] = mails.at(-1).id
}

async function keepIds(
  { operationId, method }: Operation,
  body: Body,
  { service, variables, mailServer }: Surroundings,
): Promise<void> {
  const noun = /^(?:create|start|delete)(.+)$/.exec(operationId)?.[1]
  if (method === 'delete' && noun) {
    const name = inConstantCase(noun)
    if (noun === 'Listing') await until(service, `/listings/${variables[name]}`, ({ code }) => code === 'not_found')
    delete variables[name]
    // The same mail is taken once a day for a target; another inquiry comes for another one.
    if (noun === 'Target' || noun === 'Request') delete variables['EMAIL_ID']
    return
  }
  if (operationId === 'createProperty') {
    variables['PROPERTY_ID'] ??= body.id
    const { attachments } = await until(service, `/properties/${body.id}`, (property) => {
      return property.processingStatus !== 'processing'
    })
    variables['ATTACHMENT_ID'] = attachments[0]?.id ?? variables['ATTACHMENT_ID']
  } else if (operationId === 'createTarget') {
    variables['TARGET_ID'] ??= body.id
    variables['EMAIL_ID'] ??= body.emailId
    if (body.authorizationUrl) await allowAccess(body.authorizationUrl)
  } else if (operationId === 'receiveMail') {
    const [request] = await until(service, '/requests', (requests) => requests.length > 0)
    variables['REQUEST_ID'] = request.id
  } else if (operationId === 'createInvitation') {
    variables['INVITATION_ID'] = body.id
    variables['TOKEN'] = await mailServer.tokenMailedTo(body.email)
  } else if (operationId === 'listSessions') variables['SESSION_ID'] = body[0].id
  else if (operationId === 'signOutEverywhere') delete variables['SESSION_ID']
  else if (operationId === 'acceptInvitation') variables['USER_ID'] = body.user.id
  // A link is good once.
  else if (operationId === 'setUp' || operationId === 'resetPassword') delete variables['TOKEN']
  else if (operationId === 'pingWebhook') variables['DELIVERY_ID'] = body.id
  else if (operationId === 'listEvents') variables['EVENT_ID'] = body.at(-1).eventId
  else if (method === 'post' && noun) variables[inConstantCase(noun)] ??= body.id
}

function tokenIn(text: string | null): string | undefined {
  return /#token=(\w+)/.exec(text ?? '')?.[1]
}

function until(service: ServiceProcess, path: string, isAsWanted: (body: Body) => boolean): Promise<Body> {
  return vi.waitFor(
    async () => {
      const { body } = await service.send('GET', path)
      expect(isAsWanted(body), `${path} is ${JSON.stringify(body).slice(0, 500)}`).toBe(true)
      return body
    },
    { timeout: 20_000, interval: 50 },
  )
}

function byName(operationId: string): Operation {
  const found = operations.find((each) => each.operationId === operationId)
  if (found === undefined) throw new Error(`No example makes what ${operationId} would.`)
  return found
}

/** `ApiKey` for `API_KEY_ID`. */
function inCamelCase(name: string): string {
  return name
    .replace(/_ID$/, '')
    .toLowerCase()
    .replaceAll(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase())
}

function inConstantCase(noun: string): string {
  return `${noun.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()}_ID`
}
