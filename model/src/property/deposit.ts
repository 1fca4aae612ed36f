/** `2.850,00 €` → 2850; undefined for words. */
export function amountIn(text: string): number | undefined {
  const [, number] =
    /^\s*(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?)\s*(?:(?:€|EUR|Euro)\s*)?$/.exec(text) ?? []
  if (number === undefined) return undefined
  const isGrouped = /^\d{1,3}(\.\d{3})+/.test(number)
  return Number((isGrouped ? number.replaceAll('.', '') : number).replace(',', '.'))
}

/** A small number by itself, such as "3": most mean as many rents, some may mean an amount. */
export function isUnclearDeposit(deposit: string): boolean {
  return /^\s*1?\d(?:[.,]\d)?\s*$/.test(deposit)
}
