import { html, type Markup } from '../html.ts'
import type { Lang } from '../language.ts'
import { decimal, type Energy } from './advert.ts'
import { advertWords } from './words.ts'

/** The classes of residential buildings, each with the kWh/(m²·a) that it ends at (GEG, annex 10). The last one has no end. */
const classes: [name: string, below: number][] = [
  ['A+', 30],
  ['A', 50],
  ['B', 75],
  ['C', 100],
  ['D', 130],
  ['E', 160],
  ['F', 200],
  ['G', 250],
  ['H', 285],
]
const scaleEnd = 285

/** Drawn as on the certificate: the value where it lies, or else the middle of the class. */
export function energyScale({ energyClass, value }: Energy, lang: Lang): Markup | false {
  const { expose: words } = advertWords[lang]
  const at = value ?? middleOf(energyClass)
  if (at === undefined) return false
  const said = [
    energyClass && words.energyClass(energyClass),
    value === undefined ? '' : `${decimal(value, lang)} kWh/(m²·a)`,
  ]
    .filter(Boolean)
    .join(', ')
  const percent = (Math.min(at, scaleEnd) / scaleEnd) * 100
  return html`<div class="scale" role="img" aria-label="${words.scale(said)}">
    <div class="bands" aria-hidden="true">
      ${classes.map(
        ([name, below], index) =>
          html`<span
            class="band-${index} ${name === energyClass && 'is-here'}"
            style="flex-grow: ${below - (classes[index - 1]?.[1] ?? 0)}"
            >${name}</span
          >`,
      )}
    </div>
    <div class="marker" aria-hidden="true"><span style="left: ${percent.toFixed(1)}%"></span></div>
    <p aria-hidden="true" class="${percent > 55 && 'right'}" style="--at: ${percent.toFixed(1)}%">${said}</p>
  </div>`
}

function middleOf(energyClass: string | undefined): number | undefined {
  const index = classes.findIndex(([name]) => name === energyClass)
  if (index === -1) return undefined
  return ((classes[index - 1]?.[1] ?? 0) + (classes[index]?.[1] ?? 0)) / 2
}
