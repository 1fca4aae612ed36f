/** Who types the beginning of a choice and goes on means the choice: otherwise what was typed would be gone. */
export function takeOnTab({ key, currentTarget }: React.KeyboardEvent<HTMLInputElement>): void {
  const listId = currentTarget.getAttribute('aria-controls')
  if (key !== 'Tab' || currentTarget.value.trim() === '' || listId === null) return
  document.getElementById(listId)?.querySelector<HTMLElement>('[data-combobox-selected]')?.click()
}
