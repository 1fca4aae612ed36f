import type { Client } from '@aushang/sdk'

/** The operations that show a property, or what becomes of it. */
export const propertyViews: (keyof Client)[] = [
  'getProperty',
  'listProperties',
  'listPropertyOverviews',
  'listListings',
  'listChanges',
  'getAttention',
]
