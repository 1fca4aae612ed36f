import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface SandboxProcess {
  url: string
  /** How long it takes over each answer from now on, as if it were far away. */
  answerAfter(ms: number): void
  stop(): void
}

export async function startSandboxProcess(): Promise<SandboxProcess> {
  const script = fileURLToPath(new URL('sandbox-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const url = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (data: Buffer) => resolve(String(data).trim())),
  )
  return { url, answerAfter: (ms) => void child.send(ms), stop: () => void child.kill() }
}

/** What a person does on the page that the portal shows: allows access, and is sent back. Returns where to. */
export async function allowAccess(pageUrl: string, user: string): Promise<string> {
  const page = new URL(pageUrl)
  const form = { oauth_token: page.searchParams.get('oauth_token') ?? '', user, decision: 'allow' }
  const answer = await fetch(`${page.origin}${page.pathname}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return answer.headers.get('location') ?? ''
}
