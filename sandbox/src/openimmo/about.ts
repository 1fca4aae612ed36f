import { html, type Markup } from '../html.ts'
import { faultsByLogin, openPassword } from './servers/logins.ts'

interface Ports {
  ftpPort: number
  sftpPort: number
  ftpsPort: number | undefined
}

/** The part of the sandbox's first page that is about this portal. */
export function aboutPortal({ ftpPort, sftpPort, ftpsPort }: Ports, { hasPassword }: { hasPassword: boolean }): Markup {
  return html`<p>
      A portal that takes OpenImmo, for targets of type <code>openimmo</code> and <code>platform-b</code>.
    </p>
    <ul>
      <li><a href="/openimmo">What is published</a>, as a portal shows it</li>
      <li>
        <a href="/openimmo/reports">Import reports</a>, which also lie in the folder <code>reports</code> of a login and
        are mailed to the <code>techn_email</code> that a transfer names
      </li>
      <li>
        <a href="/openimmo/mails">Mails</a> it has sent: import reports, and inquiries from the form under an advert
      </li>
    </ul>
    <div class="card">
      <dl class="facts">
        <dt>User name</dt>
        <dd>any, each with a folder of its own</dd>
        <dt>Password</dt>
        <dd>
          ${hasPassword ? 'that of this sandbox, also over SFTP' : html`<code>${openPassword}</code>, or any key over SFTP`}
        </dd>
        <dt>FTP</dt>
        <dd>port ${ftpPort}</dd>
        ${
          ftpsPort !== undefined &&
          html`<dt>FTP over TLS from the first byte</dt>
            <dd>port ${ftpsPort}</dd>`
        }
        <dt>SFTP</dt>
        <dd>port ${sftpPort}</dd>
      </dl>
    </div>
    <h2>Failure on request</h2>
    <p>
      A login fails if its user name begins with one of these. An object whose external id begins with
      <code>REJECT-</code> is refused in the import report.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">User name</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(faultsByLogin).map(
            ([name, { says }]) =>
              html`<tr>
                <td><code>${name}</code></td>
                <td>${says}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
}
