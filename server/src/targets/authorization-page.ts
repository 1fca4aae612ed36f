/** What a user sees after the way to the portal when the client gave no address to go back to, or the portal was away. */
export function authorizationPage(trouble: string | null): string {
  const title = trouble === null ? 'Connected' : 'Not connected'
  const words = trouble === null ? 'The portal has granted access. You can close this page.' : escaped(trouble)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 20vh auto; padding: 0 1.5rem; color: #1c2430 }
  h1 { font-size: 1.6rem; color: ${trouble === null ? '#17693a' : '#a3261d'} }
</style>
<h1>${title}</h1>
<p>${words}</p>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
