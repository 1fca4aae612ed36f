/** Whether somebody should do something about it; else the portal only shows it otherwise than it was said. */
export function isAdvice(code: string): boolean {
  return code === 'field_missing' || code === 'field_doubtful'
}
