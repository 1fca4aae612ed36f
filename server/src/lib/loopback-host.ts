import { isIPv4 } from 'node:net'

/** Whether a name or an address, as it stands in a setting, is this machine itself. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  const isAddress = bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'))
  return isAddress || bare === 'localhost' || bare.endsWith('.localhost')
}
