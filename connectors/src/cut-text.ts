const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** Cut to a portal's length, in characters as schemas count them, and never within what the eye takes for one. */
export function cutText(text: string, charactersMax: number): string {
  if (Array.from(text).length <= charactersMax) return text
  let kept = ''
  let count = 1 // the ellipsis
  for (const { segment } of graphemes.segment(text)) {
    count += Array.from(segment).length
    if (count > charactersMax) break
    kept += segment
  }
  return `${kept}…`
}
