import type { SampleRequest } from './sample-requests.ts'

/** As it can be pasted into a shell that knows the variables. */
export function curlSample(sample: SampleRequest): string {
  const { method, path, bearer, json, file, savesAs, hasSession, beginsSession, origin, isStream } = sample
  const isImplied = method === 'GET' || (method === 'POST' && (json !== undefined || file !== undefined))
  const call = [
    `curl ${isImplied ? '' : `-X ${method} `}"$AUSHANG${path}"`,
    ...(bearer ? [`-H "Authorization: Bearer $${bearer}"`] : []),
    ...(hasSession ? ['-b session.txt -c session.txt'] : []),
    ...(beginsSession ? ['-c session.txt'] : []),
    ...(origin ? [`-H "Origin: ${origin}"`] : []),
    ...(isStream ? ['-N --max-time 5'] : []),
    ...(savesAs ? [`-o ${savesAs}`] : []),
  ]
  if (file) {
    const sent = file.isInForm
      ? [`-F "file=@${file.name}"`]
      : [`-H "Content-Type: ${file.contentType}"`, `--data-binary "@${file.name}"`]
    return `curl -O "$AUSHANG/docs/examples/${file.name}"\n${[...call, ...sent].join(' \\\n  ')}`
  }
  if (json === undefined) return call.join(' \\\n  ')
  const text = JSON.stringify(json, null, 2)
  // Between quoted marks, a shell leaves everything as it stands.
  const mark = text.includes('$') ? 'END' : "'END'"
  return `${[...call, '--json @-'].join(' \\\n  ')} <<${mark}\n${text}\nEND`
}
