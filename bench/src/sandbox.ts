import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface SandboxProcess {
  url: string
  stop(): void
}

/** `answerMs`: how long it takes over each answer, as if it were far away. */
export async function startSandboxProcess({ answerMs = 0 } = {}): Promise<SandboxProcess> {
  const script = fileURLToPath(new URL('sandbox-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, String(answerMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(String(data).trim())),
  )
  return { url, stop: () => void child.kill() }
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
