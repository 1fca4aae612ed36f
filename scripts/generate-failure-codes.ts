import { failureCatalogue } from '../model/src/failure-codes.ts'

export function failureCodesPage(): string {
  const entries = Object.entries(failureCatalogue)
  const sections = [...new Set(entries.map(([, { about }]) => about))].map((about) => {
    const rows = entries
      .filter(([, entry]) => entry.about === about)
      .map(([code, { means, acts, isRetried }]) => `| \`${code}\` | ${means} | ${acts} | ${isRetried ? 'yes' : 'no'} |`)
    const title = about.charAt(0).toUpperCase() + about.slice(1)
    return `## ${title}\n\n| code | what happened | who must act | tried again by itself |\n|---|---|---|---|\n${rows.join('\n')}`
  })
  return `# Failure codes

Why something failed, as events, properties, targets and listings say it in \`failureCode\`. \`failureMessage\` says it to
the agent, in German or English, and \`portalMessage\` is what the portal itself wrote; programs go by the code, which never changes. Codes that answers of the API bear are in
\`docs/errors.md\`.

${sections.join('\n\n')}

This page is made from \`model/src/failure-codes.ts\`.
`
}
