import { STATUS_CODES } from 'node:http'
import { issueCatalogue } from '../model/src/issue-codes.ts'
import { exampleSentence, renderSentence } from '../model/src/sentences/render-sentence.ts'
import { errorCatalogue } from '../server/src/lib/errors.ts'

export function errorsPage(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([code, { status, means }]) => `| \`${code}\` | ${status} ${STATUS_CODES[status]} | ${means} |`,
  )
  const sentenceRows = Object.entries(errorCatalogue).map(([code, { says }]) => {
    const [en = '', de = ''] = (['en', 'de'] as const).map((language) =>
      renderSentence(exampleSentence(says), language).replaceAll('<', '&lt;'),
    )
    return `| \`${code}\` | ${en} | ${de} |`
  })
  const issueRows = Object.entries(issueCatalogue).map(([code, means]) => `| \`${code}\` | ${means} |`)
  return `# Errors

Every error of the API has this shape; \`issues\` is there when the request itself is at fault, and names every fault of
it. \`message\` is a sentence for a person; programs go by \`code\`, which never changes. It is in German or in
English: as \`Accept-Language\` asks for, else in the \`language\` of the account, else in English. \`Content-Language\` says which.

\`\`\`json
{
  "statusCode": 400,
  "error": "Bad Request",
  "message": "livingArea must be a number, not a text.",
  "code": "invalid_request",
  "requestId": "0TkW4rYx00sT5uV7wX9y",
  "issues": [{ "path": "/fields/livingArea", "code": "wrong_type", "message": "livingArea must be a number, not a text." }]
}
\`\`\`

| code | status | what is the case |
|---|---|---|
${rows.join('\n')}

## In both languages

One sentence that comes with each code; some have several.

| code | in English | in German |
|---|---|---|
${sentenceRows.join('\n')}

## Issues

The \`path\` of an issue is a JSON pointer into the body; it begins with \`/query\` for a query parameter and with
\`/headers\` for a header. The \`code\` is one of these; with \`unusable_file\` it is a failure code of attachments
(\`docs/failure-codes.md\`).

| code | what is wrong |
|---|---|
${issueRows.join('\n')}

This page is made from \`server/src/lib/errors.ts\`, \`model/src/issue-codes.ts\` and \`model/src/sentences/\`.
`
}
