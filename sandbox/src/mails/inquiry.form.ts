import { html, type Markup } from '../html.ts'
import type { Lang, Phrase } from '../language.ts'
import { type FormFaults, type FormKind, lengthsMax } from './inquiry.ts'
import { mailWords } from './words.ts'

export interface FilledForm {
  values: URLSearchParams
  faults: FormFaults
  /** That are known to be forwarded to. */
  addresses: string[]
}

/** The form under an advert, as it was filled in. */
export function inquiryForm(
  action: string,
  { details, styles }: FormKind,
  { values, faults, addresses }: FilledForm,
  lang: Lang,
): Markup {
  const { form: words } = mailWords[lang]
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

  const isForwardingOpen = value('forwardTo') === '' || ['forwardTo', 'way', 'style'].some((name) => name in faults)

  return html`<form method="post" action="${action}" class="card" novalidate>
    ${Object.keys(faults).length > 0 && html`<p class="bad" role="alert">${words.faulty}</p>`}
    <div class="fields">
      <div>
        <label for="salutation">${words.salutation}</label>
        <select id="salutation" name="salutation" ${described('salutation')}>
          ${Object.entries(words.salutations).map(
            ([each, label]) =>
              html`<option value="${each}" ${each === value('salutation') && html`selected`}>${label}</option>`,
          )}
        </select>
        ${noted('salutation')}
      </div>
      ${line('firstName', words.firstName, html`maxlength="${lengthsMax.firstName}" autocomplete="given-name"`)}
      ${line('lastName', words.lastName, html`maxlength="${lengthsMax.lastName}" autocomplete="family-name" required`)}
      ${line('email', words.email, html`type="email" maxlength="${lengthsMax.email}" autocomplete="email" required`)}
      ${line('phone', words.phone, html`type="tel" maxlength="${lengthsMax.phone}" autocomplete="tel"`)}
      ${Object.entries(details).map(([name, label]) => line(name, label[lang], html`maxlength="${lengthsMax.detail}"`))}
    </div>
    <label for="message">${words.message}</label>
    <textarea id="message" name="message" rows="5" maxlength="${lengthsMax.message}" required ${described('message')}>
${value('message')}</textarea>
    ${noted('message')}
    <fieldset ${described('wish')}>
      <legend>${words.wish}</legend>
      ${Object.entries(words.wishes).map(([key, label]) =>
        choice('checkbox', 'wish', key, label, values.getAll('wish').includes(key)),
      )}
      ${noted('wish')}
    </fieldset>
    <details class="aside" ${isForwardingOpen && html`open`}>
      <summary>${words.onlyHere}${value('forwardTo') !== '' && html`: <code>${value('forwardTo')}</code>`}</summary>
      ${line(
        'forwardTo',
        words.forwardTo,
        html`type="email" maxlength="${lengthsMax.forwardTo}" autocomplete="off" spellcheck="false" list="forward-to"`,
        words.forwardToHint,
      )}
      <datalist id="forward-to">${addresses.map((address) => html`<option value="${address}"></option>`)}</datalist>
      <p class="soft hint">
        ${
          addresses.length === 0
            ? words.noneKnown
            : html`${words.known}
              ${addresses.map((address, index) => html`${index > 0 && ', '}<code>${address}</code>`)}`
        }
      </p>
      ${oneOf('way', words.way, words.ways)}
      ${Object.keys(styles).length > 1 && oneOf('style', words.style, labelsIn(styles, lang))}
    </details>
    <div class="actions"><button>${words.send}</button></div>
  </form>`
}

function labelsIn(phrases: Record<string, Phrase>, lang: Lang): Record<string, string> {
  return Object.fromEntries(Object.entries(phrases).map(([name, phrase]) => [name, phrase[lang]]))
}
