import { deleteAccountRow, deleteApiKeys } from './accounts/accounts.store.ts'
import { deleteChangesOfAccount } from './changes/changes.store.ts'
import type { Config } from './config.ts'
import { isPassing } from './lib/database/database-errors.ts'
import type { Database } from './lib/database/db.ts'
import { StartupError } from './lib/startup-error.ts'
import { countMaybeOnline, deleteListings, listListingIds } from './listings/listings.store.ts'
import { openStorage } from './media/storage/open-storage.ts'
import { deleteUsers } from './users/users.store.ts'

const triesMax = 5

/**
 * Deletes an account with all that is its, files too. Adverts are not taken down by that, so that one with listings is kept,
 * unless somebody says that they may be left where they are. It may be repeated when it was cut off.
 */
export async function deleteAccount(
  db: Database,
  config: Config,
  accountId: string,
  { mayAbandon }: { mayAbandon: boolean },
): Promise<{ listings: number; maybeOnline: number }> {
  const listings = (await listListingIds(db, accountId)).length
  const maybeOnline = await countMaybeOnline(db, accountId)
  if (listings > 0 && !mayAbandon) {
    const adverts =
      maybeOnline === 0
        ? 'None of them was on its portal yet.'
        : `${maybeOnline} of them may be online, and would stay so.`
    throw new StartupError(
      `The account has listings: ${listings}. ${adverts} Delete them first (DELETE /listings/{id}), and wait until they are gone; or say --abandon.`,
    )
  }
  const storage = await openStorage(config)
  try {
    // From two seconds after that, nobody comes in any more.
    await deleteApiKeys(db, accountId)
    await deleteUsers(db, accountId)
    await storage.removeFolder(accountId)
    await deleteRows(db, accountId)
    // What background work was just storing.
    await storage.removeFolder(accountId)
  } finally {
    await storage.close()
  }
  return { listings, maybeOnline }
}

/** All or nothing. Whoever works on a row of the account may lock us out, or we them: then once more. */
async function deleteRows(db: Database, accountId: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(async (tx) => {
        await deleteListings(tx, accountId, await listListingIds(tx, accountId))
        await deleteChangesOfAccount(tx, accountId)
        await deleteAccountRow(tx, accountId)
      })
    } catch (error) {
      if (!isPassing(error) || tries === triesMax) throw error
    }
  }
}
