import { isIP } from 'node:net'
import type { Credentials, Options } from './options.ts'

/**
 * Whether a portal may show its adverts at this address: on the domain of the server that takes our files, or on the one that
 * the target names. The address comes by mail, and anybody can write one: so a forged one leads at worst to another page of the
 * portal.
 */
export function isAdvertUrl({ hostname }: URL, { advertDomain }: Options, { host }: Credentials): boolean {
  const domain = (advertDomain ?? domainOf(host)).toLowerCase()
  return domain !== '' && (hostname === domain || hostname.endsWith(`.${domain}`))
}

// Only of such a name is it known that what follows is the portal's own: of portal.co.uk, it is not.
const fileServer = /^(ftp|ftps|sftp|upload|uploads|import|imports|transfer|openimmo|data|files|xml|www)\d*\./i

function domainOf(host: string): string {
  if (isIP(host) !== 0 || !host.includes('.')) return ''
  const parent = host.replace(fileServer, '')
  return parent.includes('.') ? parent : host
}
