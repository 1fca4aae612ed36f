import { html, type Markup } from '../../html.ts'

interface ConsentWords {
  user: string
  hint: string
  allow: string
  deny: string
}

export const userNamePattern = /^[a-z0-9][a-z0-9-]{0,39}$/

interface ConsentForm {
  action: string
  words: ConsentWords
  /** What the form brings back as it is. */
  hidden: Record<string, string>
  /** The names that are known: any other may be given, too. */
  users: string[]
  fault: string | undefined
}

/** Who allows it, and whether. */
export function consentForm({ action, words, hidden, users, fault }: ConsentForm): Markup {
  return html`<form method="post" action="${action}">
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <label for="user">${words.user}</label>
    <input
      id="user"
      name="user"
      value="${users[0] ?? 'demo'}"
      list="users"
      maxlength="40"
      autocomplete="username"
      required
      aria-describedby="hint${fault === undefined ? '' : ' fault'}"
    />
    <datalist id="users">${users.map((name) => html`<option value="${name}"></option>`)}</datalist>
    <p class="soft" id="hint">${words.hint}</p>
    ${fault !== undefined && html`<p class="bad" id="fault" role="alert">${fault}</p>`}
    <div class="actions">
      <button name="decision" value="allow">${words.allow}</button>
      <button class="second" name="decision" value="deny" formnovalidate>${words.deny}</button>
    </div>
  </form>`
}
