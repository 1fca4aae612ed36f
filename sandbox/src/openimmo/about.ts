import { dataTable } from '../data-table.ts'
import { html, type Markup } from '../html.ts'
import type { Lang } from '../language.ts'
import { aboutWords } from './about.words.ts'
import { faultsByLogin, openPassword } from './servers/logins.ts'

interface Ports {
  ftpPort: number
  sftpPort: number
  ftpsPort: number | undefined
}

/** The part of the sandbox's first page that is about this portal. */
export function aboutPortal(
  { ftpPort, sftpPort, ftpsPort }: Ports,
  { hasPassword }: { hasPassword: boolean },
  lang: Lang,
): Markup {
  const words = aboutWords[lang]
  return html`<p>${words.takes}</p>
    <dl class="facts">
      <dt>${words.userName}</dt>
      <dd>${words.anyUserName}</dd>
      <dt>${words.password}</dt>
      <dd>${hasPassword ? words.ownPassword : html`<code>${openPassword}</code>${words.orAnyKey}`}</dd>
      <dt>${words.ftp}</dt>
      <dd>${words.port} ${ftpPort}</dd>
      ${
        ftpsPort !== undefined &&
        html`<dt>${words.ftps}</dt>
          <dd>${words.port} ${ftpsPort}</dd>`
      }
      <dt>SFTP</dt>
      <dd>${words.port} ${sftpPort}</dd>
    </dl>`
}

/** What fails by the name of a login, or by an external id. */
export function failuresOnRequest(lang: Lang): Markup {
  const words = aboutWords[lang]
  return html`<p>${words.failureWords}</p>
    ${dataTable(
      [words.userName, words.whatHappens],
      Object.entries(faultsByLogin).map(([name, { says }]) => [html`<code>${name}</code>`, says[lang]]),
    )}`
}
