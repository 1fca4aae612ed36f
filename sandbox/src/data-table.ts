import { html, type Markup } from './html.ts'

/** A table for wide screens, and a card for each row on narrow ones. */
export function dataTable(columns: string[], rows: (Markup | string | number)[][]): Markup {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${columns.map((label) => html`<th scope="col">${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell, index) => html`<td data-label="${columns[index]}"><div>${cell}</div></td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
