import { type Connector, connectors } from '@aushang/connectors'
import { isRecord } from '@aushang/model'
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

/** One of each type that there is a connector for, and that the sandbox plays: the real portals are none of a demo's business. */
export async function connectTargets(api: Client, portals: Portals, contactId: string): Promise<Targets> {
  const known = await api.listTargets().all()
  const find = (name: string) => known.find((target) => target.name === name)
  const main: Target[] = []
  for (const connector of connectors.filter(isPlayed)) {
    const name = connector.portalName ?? 'Regionalportal'
    const draft = draftFor(connector, name, portals, contactId)
    const options = { ...draft.options, ...(takesFilesByName(connector) && { waitForReport: true }) }
    main.push(await connectTarget(api, connector, find(name), { ...draft, options }))
  }
  const consent = connectors.find((connector) => isPlayed(connector) && connector.authorization.kind === 'oauth')
  const pausedName = 'Filiale Potsdam'
  const paused = consent && (find(pausedName) ?? (await api.createTarget({ type: consent.type, name: pausedName })))
  const anyPortal = connectorOfAnyPortal()
  const silent = draftFor(anyPortal, 'Stadtanzeiger', portals, contactId)
  return {
    main,
    paused,
    silent: await connectTarget(api, anyPortal, find('Stadtanzeiger'), {
      ...silent,
      // Nobody forwards what arrives there.
      options: { ...silent.options, waitForReport: true, reportEmail: 'importe@example.org' },
    }),
  }
}

function isPlayed({ authorization, url }: Connector): boolean {
  return authorization.kind === 'login' || url?.default === 'sandbox'
}

/** It has no address of its own and stands for one portal, so that it is known what that wants: files by FTP, on which it reports. */
function takesFilesByName({ url, portalName }: Connector): boolean {
  return url === undefined && portalName !== undefined
}

/** Of a portal that has no name here, because it may be any that takes files. */
function connectorOfAnyPortal(): Connector {
  const connector = connectors.find(({ portalName }) => portalName === undefined)
  if (connector === undefined) throw new Error('there is no connector for any portal')
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
  const { sandboxCredentials } = authorization
  if (isRecord(sandboxCredentials)) return { type, name, credentials: sandboxCredentials, options }
  const isFtp = takesFilesByName(connector)
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
  { type, authorization, sandboxConsumer }: Connector,
  known: Target | undefined,
  draft: TargetDraft,
): Promise<Target> {
  if (authorization.kind === 'login') {
    if (known === undefined) return api.createTarget(draft)
    // The ports may be others than the last time.
    return api.patchTarget(known.id, { credentials: draft.credentials ?? null })
  }
  if (isRecord(sandboxConsumer) && known === undefined) await api.putCredentials(type, sandboxConsumer)
  const target = known ?? (await api.createTarget(draft))
  if (target.authorizationStatus !== 'authorized' && target.authorizationUrl !== undefined)
    await consent(target.authorizationUrl)
  return api.getTarget(target.id)
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
