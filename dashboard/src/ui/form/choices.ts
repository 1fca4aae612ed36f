import type { ComboboxItem, OptionsFilter } from '@mantine/core'

/** What is called like that comes first, and then what begins like that: of what is found, the first is taken. */
export const findChoices: OptionsFilter = ({ options, search, limit }) => {
  const wanted = search.trim().toLowerCase()
  const rank = (label: string) => (label === wanted ? 0 : label.startsWith(wanted) ? 1 : label.includes(wanted) ? 2 : 3)
  return (options as ComboboxItem[])
    .map((option) => ({ option, rank: rank(option.label.toLowerCase()) }))
    .filter((found) => found.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ option }) => option)
}

/** Who types the beginning of a choice and goes on means the choice: otherwise what was typed would be gone. */
export function takeTypedOnEnterOrTab({ key, currentTarget }: React.KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter' || key === 'Tab') takeTyped(currentTarget, key)
}

/** Takes what was gone to in the list, or else the first of it. Enter takes what was gone to by itself. */
export function takeTyped(input: HTMLInputElement, key?: 'Enter' | 'Tab'): void {
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '')
  if (list === null || input.readOnly || input.value.trim() === '') return
  if (list.querySelector('[data-combobox-active]')?.textContent === input.value) return
  const goneTo = list.querySelector<HTMLElement>('[data-combobox-selected]')
  if (goneTo === null) list.querySelector<HTMLElement>('[data-combobox-option]')?.click()
  else if (key !== 'Enter') goneTo.click()
}

/** Of a list that is not typed into, what the letters mean, as in the browser's own: the same one again goes on to the next. */
export function choiceByLetters<Choice extends { value: string; label: string }>(
  choices: readonly Choice[],
  current: string | null,
  letters: string,
): Choice | undefined {
  const isOneLetter = new Set(letters).size === 1
  const wanted = isOneLetter ? letters.slice(0, 1) : letters
  const at = choices.findIndex(({ value }) => value === current)
  const from = Math.max(0, isOneLetter ? at + 1 : at)
  return [...choices.slice(from), ...choices.slice(0, from)].find(({ label }) => label.toLowerCase().startsWith(wanted))
}
