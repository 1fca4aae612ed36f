/** What the link of a mail or of the service bears behind `#token=`. It never reaches a server's log, and leaves the address at once. */
export function linkToken(): string {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''
  if (token !== '') window.history.replaceState(window.history.state, '', window.location.pathname)
  return token
}
