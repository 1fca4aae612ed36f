import type { Language } from '@aushang/model'
import type { PageWords } from './authorization-words.ts'

interface AuthorizationPage extends PageWords {
  language: Language
  isConnected: boolean
  /** Where the same way begins again. */
  againUrl?: string | undefined
  /** Who wants to be connected with what; of a link that leads nowhere nobody knows. */
  way?: { portal: string; agency: string } | undefined
}

/** What a user sees after the way to the portal when the client gave no address to go back to, or the portal was away. */
export function authorizationPage({ language, isConnected, againUrl, way, ...page }: AuthorizationPage): string {
  const { title, words, next, again } = page
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(way === undefined ? title : `${title} · ${way.portal}`)}</title>
<style>${style}</style>
</head>
<body>
<header><p>${way === undefined ? 'Aushang' : `${escaped(way.agency)} <span aria-hidden="true">→</span> ${escaped(way.portal)}`}</p></header>
<main>
<div class="card">
<svg class="${isConnected ? 'good' : 'bad'}" viewBox="0 0 48 48" aria-hidden="true">${isConnected ? tick : exclamation}</svg>
<h1>${title}</h1>
<p>${escaped(words)}</p>
<p class="soft">${escaped(next)}</p>
${again === undefined || againUrl === undefined ? '' : `<p><a class="button" href="${escaped(againUrl)}">${again}</a></p>`}
</div>
</main>
</body>
</html>
`
}

const tick = '<circle cx="24" cy="24" r="22"/><path d="M14 25l7 7 13-15"/>'
const exclamation = '<rect x="3" y="3" width="42" height="42" rx="9"/><path d="M24 13v14M24 34v1"/>'

/** As the pages of the sandbox look, which share no code with the service. */
const style = `
:root { color-scheme: light dark; --ink: #1c2330; --soft: #5b6575; --line: #d9dee6; --paper: #fff; --ground: #f4f6f9;
  --accent: #0b5c66; --accent-ink: #fff; --good: #17693a; --bad: #a3262a }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf0; --soft: #a2acba; --line: #333c49; --paper: #1b212b;
  --ground: #12171e; --accent: #5cc2cd; --accent-ink: #08272b; --good: #6fcf97; --bad: #ff9b93 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; overflow-wrap: anywhere }
header { background: var(--paper); border-bottom: 1px solid var(--line) }
header p, main { max-width: 64rem; margin: 0 auto; padding: 0.8rem 1.2rem; color: var(--soft) }
main { color: inherit; padding-bottom: 4rem }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 0.6rem; padding: 1.6rem; max-width: 30rem;
  margin: 2rem auto }
svg { width: 3rem; height: 3rem; fill: none; stroke: currentColor; stroke-width: 3.5; stroke-linecap: round;
  stroke-linejoin: round; display: block }
.good { color: var(--good) }
.bad { color: var(--bad) }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 1rem 0 0.6rem }
.soft { color: var(--soft) }
.button { display: inline-block; font-weight: 600; padding: 0.55rem 1.1rem; border-radius: 0.4rem; background: var(--accent);
  color: var(--accent-ink); text-decoration: none; margin-top: 0.4rem }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
