/** Brings the keyboard to the beginning of the page, from where it goes on; to what is read aloud there first. */
export function focusPage(): void {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (start === null) return
  start.tabIndex = -1
  start.focus({ preventScroll: true })
}

/** Whether what the keyboard was at is no longer there. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
