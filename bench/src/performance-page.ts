import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import type { Claim } from './claims.ts'

export interface Circumstances {
  postgres: string
  /** Of the machine, before the bench began: well below the number of its cores, or the figures say little. */
  load: number
}

const file = new URL('../../docs/performance.md', import.meta.url)

const beginning = `# Performance

Every claim about speed, beside what it was measured against on the same machine in the same run. Written by \`npm run bench\`, one chapter
by each bench (\`npm run bench create\` runs one); what a bench does stands at the head of its file in \`bench/src/\`. Service, database, load
generator and sandbox share the machine's cores.

What bounds them, by the time of a processor that each takes (*publish* on two cores of a Xeon, the others on those named below; the shares count, not the
figures):

- *publish*: a publication takes about 1.3 ms in the service, 0.8 ms in the database and 1.0 ms in the sandbox; the bare calls take 1.2 ms and 1.5 ms. Of the database's share, four
  fifths are what makes it safe: the listing claimed, its attempt recorded before the call, settled with its events. On one target, adverts go online one call after the other: bare, each
  takes one; in the service, those that wait for their turn share one, some ten at a time.
- *attachments*: a picture takes 210 ms in sharp, and 235 ms in the service: 10 of them to fetch, hash and write it, and 10 for V8, which goes through its whole heap after
  every tenth (by itself it does so after every fourth: 15 ms more). The source, which is part of the bench, takes another 15.
- *webhooks*: a delivery takes 170 µs in the service, of them 70 in undici, 18 for its two signatures, 10 for its line in the log and 16 for V8's memory; 110 to 140 µs in the
  database (a delivery is updated twice, its attempt inserted and updated) and 65 µs in the receiver. A bare POST takes 160 µs in all.
- *create*: a property takes 420 µs in the service and 370 µs in the database, of them about 80 for the index of its words, and that for pgbench, too. The properties of one account are
  written one batch after the other, for their events have an order; what is left of two cores waits for that.
- *mails*: a mail of 20 kB takes 450 µs in the service, of them 76 to look for its end, byte by byte, and 290 µs in the database. To read it takes as much again there, and 320 µs in
  the process that reads: at 760/s, both cores are busy, and whoever brings mails goes before whoever reads them.
- *scaling*: a worker does 72 things at once for an account; what it could do is that by the time of an answer, as long as there are cores.

`

/** Puts the chapter of a bench into its place, among those of all; the others stay as they were measured. */
export async function writeClaims(names: string[], name: string, claims: Claim[], circumstances: Circumstances) {
  const text = await readFile(file, 'utf8').catch(() => '')
  const chapters = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((chapter) => [chapter.slice(0, chapter.indexOf('\n')), chapter.slice(chapter.indexOf('\n') + 1).trim()]),
  )
  chapters.set(name, chapterOf(claims, circumstances))
  const inOrder = names.flatMap((each) => {
    const chapter = chapters.get(each)
    return chapter === undefined ? [] : [`## ${each}\n\n${chapter}\n`]
  })
  await writeFile(file, beginning + inOrder.join('\n'))
}

function chapterOf(claims: Claim[], circumstances: Circumstances): string {
  const rows = claims.map(({ what, measured, anchor }) => `| ${what} | ${measured} | ${anchor} |`)
  return ['| what | measured | beside |', '|---|---|---|', ...rows, '', machine(circumstances)].join('\n')
}

function machine({ postgres, load }: Circumstances): string {
  const [core] = cpus()
  const cores = `${cpus().length} × ${core?.model.trim() || process.arch}`
  const date = new Date().toISOString().slice(0, 10)
  return (
    `${date}, ${cores}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${process.platform}, Node ${process.versions.node}, PostgreSQL ${postgres}; ` +
    `load of the machine before: ${load.toFixed(1)}.`
  )
}
