/**
 * How Mantine draws a button of ours. Whatever is waiting or has nothing to do keeps the focus and is passed over by nobody's keyboard:
 * the browser would take the focus away from a button that is disabled.
 */
export function renderButton({ disabled, onClick, ...props }: React.ComponentProps<'button'>): React.ReactNode {
  // Links look like buttons, too.
  if (props.type === undefined) return <a {...(props as React.ComponentProps<'a'>)} onClick={onClick as never} />
  if (disabled !== true) return <button {...props} onClick={onClick} />
  return <button {...props} aria-disabled onClick={(event) => event.preventDefault()} />
}
