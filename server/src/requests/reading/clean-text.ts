/** What can be stored and shown: no control characters, and no halves of characters. */
export function cleanText(text: string, lengthMax: number): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- those are what is taken out
      .replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/g, '')
      .slice(0, lengthMax)
      .toWellFormed()
  )
}

export function oneLine(text: string, lengthMax: number): string {
  return cleanText(withoutInvisible(text).replaceAll(/\s+/g, ' ').trim(), lengthMax).trim()
}

/**
 * Without what browsers and programs put between letters and digits, and nobody sees: soft hyphens, spaces of no width, marks of
 * direction. Joiners stay behind letters of scripts that are written with them.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(
    /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?<![^\p{Script=Latin}\p{N}\p{P}\s])[\u200c\u200d]+/gu,
    '',
  )
}

export function paragraph(text: string, lengthMax: number): string | undefined {
  return (
    cleanText(
      text
        .trim()
        .slice(0, lengthMax * 2)
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
      lengthMax,
    ).trim() || undefined
  )
}
