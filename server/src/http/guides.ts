import { readdirSync, readFileSync } from 'node:fs'
import { Marked } from 'marked'

/** The documents of docs/, which are served beside the reference. */
const folder = new URL('../../../docs/', import.meta.url)

/** Those below properties/ are one for each type. */
export const guideFolders = ['', 'properties/']

const names = guideFolders.flatMap((below) =>
  readdirSync(new URL(below, folder)).flatMap((file) => {
    const [, name] = /^([a-z][a-zA-Z-]*)\.md$/.exec(file) ?? []
    return name === undefined ? [] : [below + name]
  }),
)

/** By those whom they are for, in the order of docs/README.md. */
const contents = readGuide('README')
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const links = [...part.matchAll(/^- \[(.*?)\]\(([a-z-]+)\.md\)/gm)]
    const [heading = ''] = part.split('\n')
    return `<span>${heading}</span>${links.map(([, title, name]) => `<a href="/docs/${name}">${title}</a>`).join('')}`
  })
  .join('')

/** What the reference begins with. Its headings are those of chapters, and its title is that of the page. */
export const introduction = withServedLinks(readGuide('introduction').replace(/^# .*\n+/, ''))

/** The page of a guide; null when there is none of this name. */
export function guidePage(name: string): string | null {
  if (!names.includes(name)) return null
  const made = pages.get(name) ?? makePage(name)
  pages.set(name, made)
  return made
}

// By name, as they were when they were first asked for.
const pages = new Map<string, string>()

function makePage(name: string): string {
  const text = withServedLinks(readGuide(name))
  const title = (/^# (.*)$/m.exec(text)?.[1] ?? name).replaceAll('`', '')
  const [, language = 'en'] = /^<!-- lang: (\w\w) -->/.exec(text) ?? []
  return page(title, marked.parse(text, { async: false }), language)
}

/** A file that the examples of the reference use, or that a guide shows; null when there is none of this name. */
export function fileOfGuides(
  kind: 'examples' | 'pictures',
  name: string,
): { contentType: string; bytes: Buffer } | null {
  const contentType = contentTypes[name.split('.').at(-1) ?? '']
  if (contentType === undefined || !readdirSync(new URL(`${kind}/`, folder)).includes(name)) return null
  return { contentType, bytes: readFileSync(new URL(`${kind}/${name}`, folder)) }
}

const contentTypes: Record<string, string> = {
  eml: 'message/rfc822',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
}

const marked = new Marked({ gfm: true })

function readGuide(name: string): string {
  return readFileSync(new URL(`${name}.md`, folder), 'utf8')
}

/** In the repository, documents name each other by their files. */
function withServedLinks(text: string): string {
  const known = names.join('|')
  return text
    .replaceAll(new RegExp(`\\]\\((${known})\\.md(#[\\w-]+)?\\)`, 'g'), '](/docs/$1$2)')
    .replaceAll(new RegExp(`\`docs/(${known})\\.md\``, 'g'), '[$1](/docs/$1)')
}

function page(title: string, content: string, language: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Aushang</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
<nav><a href="/docs/"><b>Aushang</b> API reference</a>${contents}</nav>
<main>
${content}</main>
</html>
`
}

const style = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881 }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif }
nav span { opacity: .65; margin-left: 1rem }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .75rem 1.5rem; border-bottom: 1px solid var(--line); font-size: .9rem }
main { max-width: 52rem; margin: 0 auto; padding: 1rem 1.5rem 4rem; overflow-wrap: break-word }
h1, h2, h3 { line-height: 1.25; margin-top: 2em }
h1 { margin-top: 1em }
img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px }
pre, code { font: .875em/1.5 ui-monospace, monospace; background: var(--soft); border-radius: 4px }
code { padding: .1em .3em }
pre { padding: .8rem 1rem; overflow-x: auto }
pre code { padding: 0; background: none; font-size: 1em }
table { border-collapse: collapse; display: block; overflow-x: auto; font-size: .9rem }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid var(--line) }
`
