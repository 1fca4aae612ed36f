import type { FastifyReply } from 'fastify'
import { type Html, html } from './html.ts'

export interface Page {
  lang: 'de' | 'en'
  title: string
  /** The way back up, outermost first. */
  crumbs?: { href: string; label: string }[]
  body: Html
}

export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'")
    .send(layout(page).text)
}

function layout({ lang, title, crumbs = [], body }: Page): Html {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <nav aria-label="${lang === 'de' ? 'Pfad' : 'Breadcrumb'}">
            ${crumbs.map(
              ({ href, label }) => html`<a href="${href}">${label}</a><span aria-hidden="true">/</span>`,
            )}<span aria-current="page">${title}</span>
          </nav>
        </header>
        <main>${body}</main>
      </body>
    </html> `
}

const style = html`
  :root { color-scheme: light dark; --ink: #1c2330; --soft: #5b6575; --line: #d9dee6; --paper: #fff; --ground: #f4f6f9;
  --accent: #0b5c66; --accent-ink: #fff; --bad: #a3262a; } @media (prefers-color-scheme: dark) { :root { --ink: #e8ebf0;
  --soft: #a2acba; --line: #333c49; --paper: #1b212b; --ground: #12171e; --accent: #5cc2cd; --accent-ink: #08272b;
  --bad: #ff9b93; } } * { box-sizing: border-box; } body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; } header {
  background: var(--paper); border-bottom: 1px solid var(--line); } header nav, main { max-width: 64rem; margin: 0 auto;
  padding: .8rem 1.2rem; } header nav { display: flex; flex-wrap: wrap; gap: .5rem; color: var(--soft); } main {
  padding-bottom: 4rem; } a { color: var(--accent); } h1 { font-size: 1.7rem; line-height: 1.25; margin: 1.6rem 0 .6rem;
  overflow-wrap: anywhere; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; } p { max-width: 44rem; } .soft { color:
  var(--soft); } .bad { color: var(--bad); } .card { background: var(--paper); border: 1px solid var(--line);
  border-radius: .6rem; padding: 1.1rem 1.3rem; margin: 1rem 0; } .narrow { max-width: 30rem; margin: 2rem auto; }
  .scroll { overflow-x: auto; background: var(--paper); border: 1px solid var(--line); border-radius: .6rem; } table {
  border-collapse: collapse; width: 100%; font-size: .92rem; } th, td { text-align: left; vertical-align: top; padding:
  .5rem .8rem; border-bottom: 1px solid var(--line); } tr:last-child td { border-bottom: 0; } th { color: var(--soft);
  font-weight: 600; } code { font: .9em ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
  td code { white-space: nowrap; } label { display: block; font-weight: 600; margin: .8rem 0 .25rem; } input { font:
  inherit; width: 100%; padding: .5rem .7rem; border: 1px solid var(--soft); border-radius: .4rem; background:
  var(--paper); color: inherit; } button { font: inherit; font-weight: 600; padding: .55rem 1.1rem; border-radius:
  .4rem; border: 1px solid var(--accent); background: var(--accent); color: var(--accent-ink); cursor: pointer; }
  button.second { background: transparent; color: var(--accent); } button.small { padding: .2rem .6rem; font-size:
  .85rem; } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; } .actions { display: flex;
  flex-wrap: wrap; gap: .7rem; margin-top: 1.2rem; } .hits { list-style: none; padding: 0; display: grid; gap: 1rem; }
  .hit { display: grid; grid-template-columns: 13rem 1fr; gap: 1.2rem; background: var(--paper); border: 1px solid
  var(--line); border-radius: .6rem; overflow: hidden; } .hit h2 { margin: 0 0 .2rem; } .hit > div:last-child { padding:
  1rem 1.2rem 1rem 0; } .thumb { background: var(--line); min-height: 9rem; display: grid; place-items: center; color:
  var(--soft); font-size: .9rem; } .thumb img { width: 100%; height: 100%; max-height: 12rem; object-fit: cover;
  display: block; } .key { display: flex; flex-wrap: wrap; gap: .4rem 1.6rem; margin: .5rem 0 0; padding: 0; list-style:
  none; font-weight: 600; } .gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap:
  .8rem; padding: 0; list-style: none; } .gallery li:first-child { grid-column: 1 / -1; } .gallery figure { margin: 0; }
  .gallery img { width: 100%; height: 11rem; object-fit: cover; border-radius: .5rem; display: block; background:
  var(--line); } .gallery li:first-child img { height: min(28rem, 60vw); } figcaption { color: var(--soft); font-size:
  .88rem; } .facts { display: grid; grid-template-columns: minmax(9rem, 16rem) 1fr; gap: .35rem 1.2rem; margin: 0; }
  .facts dt { color: var(--soft); overflow-wrap: anywhere; } .facts dd { margin: 0; overflow-wrap: anywhere; } .text {
  white-space: pre-line; } @media (max-width: 40rem) { .hit { grid-template-columns: 1fr; } .hit > div:last-child {
  padding: 0 1.1rem 1.1rem; } .facts { grid-template-columns: 1fr; } .facts dd { margin-bottom: .5rem; } }
`
