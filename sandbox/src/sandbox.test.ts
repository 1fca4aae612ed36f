import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tinyPortal } from '../test/tiny-portal.ts'
import { html } from './html.ts'
import type { PortalSurroundings, SandboxPortal } from './portal.ts'
import { type Sandbox, type SandboxOptions, startPortals } from './sandbox.ts'

let folder: string
const started: Sandbox[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((sandbox) => sandbox.stop()))
  await rm(folder, { recursive: true })
})

async function start(portals: SandboxPortal[], options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const sandbox = await startPortals(portals, { host: '127.0.0.1', port: 0, ...options })
  started.push(sandbox)
  return sandbox
}

/** A portal that notes what it is given, and what becomes of it. */
function notingPortal(name: string, notes: string[], isThere = true): SandboxPortal {
  return {
    name,
    title: `Portal ${name}`,
    async start({ dataDir, publicUrl, outbox }: PortalSurroundings) {
      notes.push(`${name} in ${dataDir} at ${publicUrl}, mails: ${outbox.isOn}`)
      return isThere ? { about: () => html`<p>About ${name}.</p>`, stop: () => void notes.push(`${name} stops`) } : null
    },
  }
}

describe('a sandbox', () => {
  test('shows its pages in nobody’s frame', async () => {
    const { url } = await start([])

    const { headers } = await fetch(url)

    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  test('gives each portal a folder, an outbox and a place on its first page', async () => {
    const notes: string[] = []
    const portals = [notingPortal('a', notes), notingPortal('b', notes)]
    const smtp = { host: '127.0.0.1', port: 1 }

    const sandbox = await start(portals, { dataDir: folder, publicUrl: 'https://example.org', smtp })
    const home = await (await fetch(sandbox.url)).text()

    expect(notes).toEqual([
      `a in ${join(folder, 'a')} at https://example.org, mails: true`,
      `b in ${join(folder, 'b')} at https://example.org, mails: true`,
    ])
    expect(home).toMatch(/Portal a[\s\S]*About a\.[\s\S]*Portal b[\s\S]*About b\./)
  })

  test('shows a portal as it is: its pages, its form, its mails', async () => {
    const sandbox = await start([tinyPortal])

    const pages = ['/', '/tiny/1', '/tiny/mails', '/tiny/2'].map((path) => fetch(sandbox.url + path))
    const [home, advert, mails, gone] = await Promise.all(pages)

    expect(await home?.text()).toContain('Ein Angebot')
    expect(await advert?.text()).toContain('Anbieter kontaktieren')
    expect(await mails?.text()).toContain('href="/tiny">Tiny portal')
    expect(gone?.status).toBe(404)
  })

  test('leaves out a portal that says it cannot be there', async () => {
    const notes: string[] = []

    const sandbox = await start([notingPortal('a', notes, false), notingPortal('b', notes)])
    const home = await (await fetch(sandbox.url)).text()
    await sandbox.stop()
    started.length = 0

    expect(home).not.toContain('Portal a')
    expect(notes.slice(2)).toEqual(['b stops'])
  })

  test('keeps another one out of its folder until it stops', async () => {
    const first = await start([], { dataDir: folder })

    await expect(start([], { dataDir: folder })).rejects.toMatchObject({ code: 'EBUSY' })
    await first.stop()
    started.length = 0

    expect(await start([], { dataDir: folder })).toMatchObject({ url: expect.any(String) })
  })

  test('that cannot start leaves nothing behind', async () => {
    const notes: string[] = []
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo

    await expect(start([notingPortal('a', notes)], { port, dataDir: folder })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    taken.close()
    await start([], { dataDir: folder })

    expect(notes.at(-1)).toBe('a stops')
  })
})
