import { createClient, type Upload } from '@aushang/sdk'

/** Sends a file through the SDK, and says how far it is: a browser's `fetch` would not tell. */
export function uploadFile(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Upload> {
  const client = createClient({
    baseUrl: '',
    timeoutMs: 10 * 60_000,
    fetch: (url, init) => fetchWithProgress(url, init, onProgress),
  })
  // Without the type that the browser reads from its name: what it is, the service looks for itself.
  return client.createUpload(file.slice(), { signal, headers: { 'accept-language': document.documentElement.lang } })
}

function fetchWithProgress(url: string, init: RequestInit, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'GET', url)
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', () => reject(new TypeError('The connection broke.')))
    request.addEventListener('abort', () => reject(abortReason(init.signal)))
    init.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(init.body as XMLHttpRequestBodyInit)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(request.responseText, { status: request.status, statusText: request.statusText, headers })
}

function abortReason(signal: AbortSignal | null | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError')
}
