/** As much of it as a telephone takes. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}
