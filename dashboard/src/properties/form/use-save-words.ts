import type { Listing, Target } from '@aushang/sdk'
import { useWords } from '../../words/language.ts'

/** What saving does, on its button: listings follow by themselves. */
export function useSaveWords(listed: Listing[], targets: Target[]): { saveAction: string } {
  const words = useWords()
  const [only] = listed
  if (only === undefined) return { saveAction: words.form.save }
  if (listed.length > 1) return { saveAction: words.propertyForm.saveAndUpdate(listed.length) }
  const name = targets.find(({ id }) => id === only.targetId)?.name ?? ''
  return { saveAction: words.propertyForm.saveAndUpdateOne(name) }
}
