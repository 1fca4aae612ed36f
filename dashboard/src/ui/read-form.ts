/** The texts of a form that was sent, by their names. */
export function readForm<Name extends string>(
  event: React.SyntheticEvent<HTMLFormElement>,
  names: readonly Name[],
): Record<Name, string> {
  event.preventDefault()
  const form = new FormData(event.currentTarget)
  const text = (name: Name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>
}
