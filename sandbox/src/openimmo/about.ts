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
    <ul>
      <li>${words.adverts}</li>
      <li>${words.reports}</li>
      <li>${words.mails}</li>
    </ul>
    <div class="card">
      <dl class="facts">
        <dt>${words.userName}</dt>
        <dd>${words.anyUserName}</dd>
        <dt>${words.password}</dt>
        <dd>${hasPassword ? words.ownPassword : html`<code>${openPassword}</code>${words.orAnyKey}`}</dd>
        <dt>FTP</dt>
        <dd>${words.port} ${ftpPort}</dd>
        ${
          ftpsPort !== undefined &&
          html`<dt>${words.ftps}</dt>
            <dd>${words.port} ${ftpsPort}</dd>`
        }
        <dt>SFTP</dt>
        <dd>${words.port} ${sftpPort}</dd>
      </dl>
    </div>
    <h2>${words.failure}</h2>
    <p>${words.failureWords}</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${words.userName}</th>
            <th scope="col">${words.whatHappens}</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(faultsByLogin).map(
            ([name, { says }]) =>
              html`<tr>
                <td><code>${name}</code></td>
                <td>${says[lang]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
}
