/** Whether a name or an address, as it stands in a setting, is this machine itself. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1' || bare.startsWith('127.')
}
