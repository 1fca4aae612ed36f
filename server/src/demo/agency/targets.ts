import { type Connector, connectors } from '@aushang/connectors'
import { type Client, type Target, type TargetDraft } from '@aushang/sdk'

/** Where the sandbox is found. */
export interface Portals {
  ftpPort: number
  sftpPort: number
}

export interface Targets {
  /** Those that are connected, by what they are for. */
  main: Target[]
  /** Nobody has consented to it yet: what is listed there waits. */
  paused: Target | undefined
  /** Its portal is waited for: what is listed there is on its way. */
  silent: Target
}

const names: Record<string, string> = {
  'platform-a-24-sandbox': 'Portal A',
  'platform-b': 'Portal B',
  'platform-c': 'Portal C',
  openimmo: 'Regionalportal',
}

/** The ready-made keys of the sandbox, for the portals that want an agreement first. */
const agreements: Record<string, object> = {
  'platform-a-24-sandbox': { key: 'sandbox-key', secret: 'sandbox-secret' },
  'platform-c': { key: 'sandbox-client', secret: 'sandbox-secret' },
}

/** One of each type that there is a connector for, and that the sandbox plays: the real portals are none of a demo's business. */
export async function connectTargets(api: Client, call: Call, portals: Portals, contactId: string): Promise<Targets> {
  const known = await api.listTargets().all()
  const find = (name: string) => known.find((target) => target.name === name)
  const main: Target[] = []
  for (const connector of connectors.filter(isPlayed)) {
    const name = names[connector.type] ?? connector.name
    const target = await connectTarget(api, call, connector, find(name), draftFor(connector, name, portals, contactId))
    main.push(connector.type === 'platform-b' ? await awaitReports(api, target) : target)
  }
  const consent = connectors.find((connector) => isPlayed(connector) && connector.authorization.kind === 'oauth')
  const pausedName = 'Filiale Potsdam'
  const paused = consent && (find(pausedName) ?? (await api.createTarget({ type: consent.type, name: pausedName })))
  const silent = draftFor(byType('openimmo'), 'Stadtanzeiger', portals, contactId)
  return {
    main,
    paused,
    silent: await connectTarget(api, call, byType('openimmo'), find('Stadtanzeiger'), {
      ...silent,
      options: { ...silent.options, waitForReport: true },
    }),
  }
}

/** What the SDK has no method for, because it is called by the target type: `PUT /account/credentials/{type}`. */
export type Call = (path: string, body: object) => Promise<void>

export function makeCall(baseUrl: string, apiKey: string): Call {
  return async (path, body) => {
    const answer = await fetch(baseUrl + path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`PUT ${path} was answered with ${answer.status}: ${await answer.text()}`)
  }
}

function isPlayed({ authorization, url }: Connector): boolean {
  return authorization.kind === 'login' || url?.default === 'sandbox'
}

function byType(type: string): Connector {
  const connector = connectors.find((each) => each.type === type)
  if (connector === undefined) throw new Error(`there is no connector ${type}`)
  return connector
}

function draftFor(
  connector: Connector,
  name: string,
  portals: Portals,
  contactId: string,
): TargetDraft & { options?: object } {
  const { type, authorization, contactOption } = connector
  const options = contactOption === undefined ? {} : { [contactOption]: contactId }
  if (authorization.kind === 'oauth') return { type, name, options, autoCollectRequests: true }
  const isFtp = type === 'platform-b'
  const credentials = {
    protocol: isFtp ? 'ftp' : 'sftp',
    host: '127.0.0.1',
    port: isFtp ? portals.ftpPort : portals.sftpPort,
    username: `muster-${name.toLowerCase().replaceAll(/[^a-z]/g, '')}`,
    password: 'sandbox',
    providerNumber: 'KD-4711',
  }
  return { type, name, credentials, options: { ...options, ...(isFtp && { required: ['description'] }) } }
}

async function connectTarget(
  api: Client,
  call: Call,
  { type, authorization, consumer }: Connector,
  known: Target | undefined,
  draft: TargetDraft,
): Promise<Target> {
  if (authorization.kind === 'login') {
    if (known === undefined) return api.createTarget(draft)
    // The ports may be others than the last time.
    return api.patchTarget(known.id, { credentials: draft.credentials })
  }
  if (consumer !== undefined && known === undefined) await call(`/account/credentials/${type}`, agreements[type] ?? {})
  const target = known ?? (await api.createTarget(draft))
  if (target.authorizationStatus !== 'authorized' && target.authorizationUrl !== undefined)
    await consent(target.authorizationUrl)
  return api.getTarget(target.id)
}

/** The import report comes to the address of the target itself, which is known once it is there. */
async function awaitReports(api: Client, target: Target): Promise<Target> {
  return api.patchTarget(target.id, { options: { waitForReport: true, reportEmail: target.emailAddress } })
}

/** Does what a person does on the portal's page: reads the form, fills in who they are, allows it, and comes back. */
async function consent(authorizationUrl: string): Promise<void> {
  const page = await fetch(authorizationUrl)
  const forms = (await page.text()).split('<form').map((text) => text.split('</form>')[0] ?? '')
  const form = forms.find((text) => /^[^<>]*\bmethod="post"/i.test(text)) ?? ''
  const fields = new URLSearchParams()
  for (const [input] of form.matchAll(/<input\b[^<>]*>/gi)) {
    const name = attribute(input, 'name')
    if (name !== '') fields.set(name, attribute(input, 'value'))
  }
  fields.set('user', 'muster-immobilien')
  fields.set('decision', 'allow')
  const action = new URL(attribute(form, 'action') || page.url, page.url)
  await fetch(action, { method: 'POST', body: fields })
}

function attribute(markup: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(markup)?.[1]?.replaceAll('&amp;', '&') ?? ''
}
