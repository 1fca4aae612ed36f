const none =
  /^\s*((provisions|courtage)frei|(keine|ohne)\b.*(provision|courtage)|keine\s*$|0([.,]0+)?\s*((%|€|EUR|Euro)\s*)?$)/i

/** Whoever asks for no commission may say so where it stands: "provisionsfrei". */
export function isCommissionDue(commission: string | undefined): boolean {
  return commission !== undefined && !none.test(commission)
}
