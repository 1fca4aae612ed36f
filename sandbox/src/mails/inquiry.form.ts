import { html, type Markup } from '../html.ts'
import { forwardWays } from './forward.ts'
import { type FormFaults, type FormKind, lengthsMax, salutations, wishes } from './inquiry.ts'

export interface FilledForm {
  values: URLSearchParams
  faults: FormFaults
}

/** The form under an advert, as it was filled in. */
export function inquiryForm(action: string, { details, styles }: FormKind, { values, faults }: FilledForm): Markup {
  const value = (name: string) => values.get(name) ?? ''
  const line = (name: string, label: string, attributes: Markup, hint?: string) =>
    html`<div>
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" value="${value(name)}" ${attributes} ${described(name, hint)} />
      ${noted(name, hint)}
    </div>`
  const described = (name: string, hint?: string) => {
    const ids = [hint !== undefined && `${name}-hint`, faults[name] !== undefined && `${name}-fault`].filter(Boolean)
    return html`${ids.length > 0 && html`aria-describedby="${ids.join(' ')}"`}
    ${faults[name] !== undefined && html`aria-invalid="true"`}`
  }
  const noted = (name: string, hint?: string) =>
    html`${hint !== undefined && html`<p class="soft hint" id="${name}-hint">${hint}</p>`}
    ${faults[name] !== undefined && html`<p class="bad hint" id="${name}-fault">${faults[name]}</p>`}`
  const choice = (type: 'radio' | 'checkbox', name: string, key: string, label: string, isChosen: boolean) =>
    html`<label class="choice">
      <input type="${type}" name="${name}" value="${key}" ${isChosen && html`checked`} /> ${label}
    </label>`
  const oneOf = (name: string, label: string, labels: Record<string, string>) => {
    const chosen = values.get(name) ?? Object.keys(labels)[0]
    return html`<p class="legend" id="${name}">${label}</p>
      <div role="radiogroup" aria-labelledby="${name}" ${described(name)}>
        ${Object.entries(labels).map(([key, each]) => choice('radio', name, key, each, key === chosen))}
      </div>
      ${noted(name)}`
  }

  return html`<form method="post" action="${action}" class="card" novalidate>
    ${
      Object.keys(faults).length > 0 &&
      html`<p class="bad" role="alert">Bitte prüfen Sie die markierten Felder; gesendet wurde noch nichts.</p>`
    }
    <div class="fields">
      <div>
        <label for="salutation">Anrede</label>
        <select id="salutation" name="salutation" ${described('salutation')}>
          ${salutations.map(
            (each) =>
              html`<option value="${each}" ${each === value('salutation') && html`selected`}>
                ${each || 'Keine Angabe'}
              </option>`,
          )}
        </select>
        ${noted('salutation')}
      </div>
      ${line('firstName', 'Vorname', html`maxlength="${lengthsMax.firstName}" autocomplete="given-name"`)}
      ${line('lastName', 'Nachname (Pflicht)', html`maxlength="${lengthsMax.lastName}" autocomplete="family-name" required`)}
      ${line('email', 'E-Mail (Pflicht)', html`type="email" maxlength="${lengthsMax.email}" autocomplete="email" required`)}
      ${line('phone', 'Telefon', html`type="tel" maxlength="${lengthsMax.phone}" autocomplete="tel"`)}
      ${Object.entries(details).map(([name, label]) => line(name, label, html`maxlength="${lengthsMax.detail}"`))}
    </div>
    <label for="message">Nachricht (Pflicht)</label>
    <textarea id="message" name="message" rows="5" maxlength="${lengthsMax.message}" required ${described('message')}>
${value('message')}</textarea>
    ${noted('message')}
    <fieldset ${described('wish')}>
      <legend>Ich wünsche</legend>
      ${Object.entries(wishes).map(([key, label]) =>
        choice('checkbox', 'wish', key, label, values.getAll('wish').includes(key)),
      )}
      ${noted('wish')}
    </fieldset>
    <fieldset class="aside">
      <legend>Nur in der Sandbox: was der Anbieter mit der Mail tut</legend>
      ${line(
        'forwardTo',
        'Seine Mailregel leitet weiter an',
        html`type="email" maxlength="${lengthsMax.forwardTo}" autocomplete="off" spellcheck="false"`,
        'Die emailAddress des Ziels bei Aushang. Leer: die Mail geht an den Ansprechpartner selbst, dessen Postfach es hier nicht gibt.',
      )}
      ${oneOf('way', 'und zwar', forwardWays)}
      ${Object.keys(styles).length > 1 && oneOf('style', 'Art der Mail', styles)}
    </fieldset>
    <div class="actions"><button>Anfrage senden</button></div>
  </form>`
}
