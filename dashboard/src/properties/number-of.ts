/** Of a property that was given none, the service has made one up, which says nothing to people. */
export function numberOf({ id, externalId }: { id: string; externalId: string }): string | undefined {
  return externalId === id ? undefined : externalId
}

/** What people call a property: by its number, and by its title where that was made up. */
export function propertyName(property: { id: string; externalId: string; title: string }): string {
  return numberOf(property) ?? property.title
}
