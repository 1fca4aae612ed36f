import { isIP, isIPv6 } from 'node:net'
import { connectors } from '@aushang/connectors'
import { check, nearestName, renderSentence } from '@aushang/model'
import { Value } from 'typebox/value'
import { type AddressRanges, parseAddressRanges } from './lib/guarded/addresses.ts'
import type { ServerAddress } from './lib/guarded/guarded-connector.ts'
import { isLoopbackHost } from './lib/loopback-host.ts'
import { StartupError } from './lib/startup-error.ts'
import { type Given, type Role, roles, rolesByDefault, Settings, statusPortByDefault } from './settings.ts'

export type Config = Readonly<
  Omit<
    Given,
    'STATUS_PORT' | 'RUN' | 'PUBLIC_URL' | 'OUTBOUND_ALLOW' | 'CORS_ORIGINS' | 'SMTP_PROXIES' | 'TRUSTED_PROXIES'
  > & {
    /** Undefined where the API runs and the operator has named no other port than its own. */
    STATUS_PORT: number | undefined
    HAS_METRICS_ON_HTTP_PORT: boolean
    CORS_ORIGINS: readonly string[]
    RUN: ReadonlySet<Role>
    PUBLIC_URL: string
    /** Where the portals are, by target type: from the settings that the connectors have. Our own sandbox only where it runs. */
    PORTAL_URLS: Readonly<Record<string, string>>
    /** Where the operator says that portals are. */
    NAMED_PORTALS: readonly ServerAddress[]
    /** Where the sandbox listens. */
    SANDBOX_HOST: string
    OUTBOUND_ALLOW: AddressRanges
    SMTP_PROXIES: readonly string[]
    TRUSTED_PROXIES: AddressRanges
    /** Nobody has said anything of addresses yet, and loopback is open for that reason alone. */
    IS_LOOPBACK_OPEN_BY_DEFAULT: boolean
  }
>

/** Reads the environment once. Whatever is wrong with it is said at once, all of it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const named = Object.keys(Settings.properties).filter((name) => environment[name])
  const given = Object.fromEntries(named.map((name) => [name, environment[name]]))
  const settings = Value.Default(Settings, Value.Convert(Settings, given)) as Given
  const isLocal = isLoopbackHost(settings.HOST)
  const { whereHostIsLoopback, elsewhere } = rolesByDefault
  const run = (settings.RUN ?? (isLocal ? whereHostIsLoopback : elsewhere)).split(',').map((role) => role.trim())
  const statusPort = settings.STATUS_PORT ?? (run.includes('api') ? undefined : statusPortByDefault)
  const isStatusOnHttpPort = run.includes('api') && statusPort === settings.HTTP_PORT && statusPort !== 0
  const smtpProxies = (settings.SMTP_PROXIES?.split(',') ?? []).map((address) => address.trim())
  const origins = (settings.CORS_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || [])
  const isLoopbackOpenByDefault = isLocal && settings.OUTBOUND_ALLOW === undefined && settings.PUBLIC_URL === undefined
  const allow = parseAddressRanges(
    'OUTBOUND_ALLOW',
    settings.OUTBOUND_ALLOW ?? (isLoopbackOpenByDefault ? 'loopback' : ''),
  )
  const proxies = parseAddressRanges('TRUSTED_PROXIES', settings.TRUSTED_PROXIES ?? '')

  const faults = [
    ...check(Settings, settings).map(({ sentence }) => renderSentence(sentence, 'en')),
    ...misspelt(environment),
    ...faultsIn(settings, { run, smtpProxies, origins }),
    ...sharedPorts(settings, run, isStatusOnHttpPort ? undefined : statusPort),
  ]
  if ('issues' in allow) faults.push(...allow.issues)
  if ('issues' in proxies) faults.push(...proxies.issues)
  if (faults.length > 0 || 'issues' in allow || 'issues' in proxies)
    throw new StartupError(['The configuration does not fit:', ...faults].join('\n  '))

  const sandboxHost = isLocal || settings.SANDBOX_PASSWORD !== undefined ? settings.HOST : '127.0.0.1'
  const sandboxUrl = run.includes('sandbox') ? urlHere(sandboxHost, settings.SANDBOX_PORT) : undefined
  return Object.freeze({
    ...settings,
    STATUS_PORT: isStatusOnHttpPort ? undefined : statusPort,
    HAS_METRICS_ON_HTTP_PORT:
      isStatusOnHttpPort || (isLocal && statusPort === undefined && settings.PUBLIC_URL === undefined),
    RUN: new Set(run as Role[]),
    PUBLIC_URL: withoutSlash(settings.PUBLIC_URL ?? `http://localhost:${settings.HTTP_PORT}`),
    CORS_ORIGINS: origins,
    PORTAL_URLS: portalUrls(settings, sandboxUrl),
    NAMED_PORTALS: namedPortals(environment),
    SANDBOX_HOST: sandboxHost,
    OUTBOUND_ALLOW: allow.ranges,
    SMTP_PROXIES: smtpProxies,
    TRUSTED_PROXIES: proxies.ranges,
    DRAIN_SECONDS: run.includes('api') && settings.DATABASE_URL !== undefined ? settings.DRAIN_SECONDS : 0,
    IS_LOOPBACK_OPEN_BY_DEFAULT: isLoopbackOpenByDefault,
  })
}

/** What the schema cannot say: faults in lists and between settings. */
function faultsIn(
  settings: Given,
  { run, smtpProxies, origins }: { run: string[]; smtpProxies: string[]; origins: string[] },
): string[] {
  const faults: string[] = []
  const isHalfGiven = (one: keyof Given, other: keyof Given) =>
    (settings[one] === undefined) !== (settings[other] === undefined)
  for (const role of run) {
    if (!roles.some((known) => known === role)) faults.push(`RUN must name some of ${roles.join(', ')}, not "${role}".`)
  }
  if (isHalfGiven('AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY')) {
    faults.push('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be given together.')
  }
  if (!isDomain(settings.REQUESTS_DOMAIN)) {
    faults.push(`REQUESTS_DOMAIN must be a domain such as requests.example.org, not "${settings.REQUESTS_DOMAIN}".`)
  }
  for (const address of smtpProxies) {
    if (!isIP(address)) faults.push(`SMTP_PROXIES must name addresses such as 127.0.0.1, not "${address}".`)
  }
  if (isHalfGiven('SMTP_TLS_CERT', 'SMTP_TLS_KEY')) {
    faults.push('SMTP_TLS_CERT and SMTP_TLS_KEY must be set together.')
  }
  if (isHalfGiven('OUTGOING_MAIL_URL', 'OUTGOING_MAIL_FROM')) {
    faults.push('OUTGOING_MAIL_URL and OUTGOING_MAIL_FROM must be set together.')
  }
  if (settings.SIGN_UP === 'open' && settings.OUTGOING_MAIL_URL === undefined) {
    faults.push('SIGN_UP can be open only with OUTGOING_MAIL_URL: who signs up is sent a link.')
  }
  if (settings.PUBLIC_URL !== undefined && /[?#]/.test(settings.PUBLIC_URL)) {
    faults.push(`PUBLIC_URL must end with a host or a path, not "${settings.PUBLIC_URL}".`)
  }
  for (const origin of origins) {
    if (isOrigin(origin)) continue
    faults.push(`CORS_ORIGINS must name origins such as https://app.example.org, without a path, not "${origin}".`)
  }
  return faults
}

/** A setting that is misspelt would else be as good as not set, without a word. */
function misspelt(environment: Record<string, string | undefined>): string[] {
  const known = Object.keys(Settings.properties)
  // Too many other names are a letter away from RUN.
  const mistakable = known.filter(({ length }) => length > 3)
  return Object.keys(environment).flatMap((name) => {
    const near = known.includes(name) || !environment[name] ? undefined : nearestName(name, mistakable)
    if (near === undefined) return []
    const meant = known.find((each) => each === `SANDBOX_${name}`) ?? near
    return [`${name} is not a setting; ${meant} is. If it is meant for something else, unset it here.`]
  })
}

function sharedPorts(given: Given, run: string[], statusPort: number | undefined): string[] {
  const settings = { ...given, STATUS_PORT: statusPort }
  const used = [
    ...(run.includes('api') ? (['HTTP_PORT'] as const) : []),
    ...(statusPort === undefined ? [] : (['STATUS_PORT'] as const)),
    ...(run.includes('smtp') ? (['SMTP_PORT'] as const) : []),
    ...(run.includes('sandbox') ? (['SANDBOX_PORT', 'SANDBOX_FTP_PORT', 'SANDBOX_SFTP_PORT'] as const) : []),
  ] as const
  return used.flatMap((name, index) => {
    const other = used.slice(0, index).find((before) => settings[before] === settings[name] && settings[name] !== 0)
    return other === undefined ? [] : [`${other} and ${name} are both ${settings[name]}; each needs a port of its own.`]
  })
}

function portalUrls(settings: Given, sandboxUrl: string | undefined): Record<string, string> {
  const given = new Map<string, unknown>(Object.entries(settings))
  const urls = connectors.flatMap(({ type, url }) => {
    const address = url && (given.get(url.setting) ?? sandboxUrl)
    return typeof address === 'string' ? [[type, withoutSlash(address)]] : []
  })
  return Object.fromEntries(urls)
}

function namedPortals(environment: Record<string, string | undefined>): ServerAddress[] {
  return connectors.flatMap(({ url }) => {
    const named = url && environment[url.setting]
    if (!named) return []
    const { hostname, port, protocol } = new URL(named)
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (protocol === 'https:' ? 443 : 80)) }
  })
}

/** Where this machine finds what listens there. */
export function urlHere(host: string, port: number, scheme = 'http'): string {
  const isEverywhere = ['0.0.0.0', '::'].includes(host) || isLoopbackHost(host)
  return `${scheme}://${isEverywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`
}

function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, '')
}

function isDomain(text: string): boolean {
  return text.length <= 253 && text.split('.').every((label) => /^(?!-)[a-z\d-]{1,63}(?<!-)$/i.test(label))
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.parse(text)?.origin === text
}
