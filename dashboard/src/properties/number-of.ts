/** Of a property that was given none, the service has made one up, which says nothing to people. */
export function numberOf({ id, externalId }: { id: string; externalId: string }): string | undefined {
  return externalId === id ? undefined : externalId
}
