/** `software/version tool/version system/version`. The firewall blocks calls that do not say who they are. */
export function isUserAgent(header: string | undefined): boolean {
  return /^[^/\s]+\/[^/\s]+ [^/\s]+\/[^/\s]+ [^/\s]+\/[^/\s]+$/.test(header ?? '')
}
