/** What a user does in a browser at `authorizationUrl`: goes to the sandbox, allows access there, and is sent back. */
export async function allowAccess(authorizationUrl: string, user = 'agency'): Promise<void> {
  const away = await fetch(authorizationUrl, { redirect: 'manual' })
  const page = new URL(away.headers.get('location') ?? '')
  const form = { oauth_token: page.searchParams.get('oauth_token') ?? '', user, decision: 'allow' }
  const back = await fetch(page.origin + page.pathname, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  // From the service, the user may be sent on to where the target says.
  const landed = await fetch(back.headers.get('location') ?? '', { redirect: 'manual' })
  if (landed.status >= 400) throw new Error(`The way back from the portal ended with ${landed.status}.`)
}
