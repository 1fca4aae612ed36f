export interface Shown {
  title: string
  words: string
}

export const connected: Shown = {
  title: 'Connected',
  words: 'The portal has granted access. You can close this page.',
}

/** Who goes back, or loads the page of their success anew, comes here. */
export const usedUp: Shown = {
  title: 'This link is used up',
  words: 'It has led to the portal before, or was replaced. Whether access was granted is to be seen in the target.',
}

/** What a user sees after the way to the portal when the client gave no address to go back to, or the portal was away. */
export function authorizationPage({ title, words }: Shown): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 20vh auto; padding: 0 1.5rem; color: #1c2430 }
  h1 { font-size: 1.6rem; color: ${title === connected.title ? '#17693a' : '#a3261d'} }
</style>
<h1>${title}</h1>
<p>${escaped(words)}</p>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
