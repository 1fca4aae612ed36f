import type { SameWords } from '../words/same-words.ts'
import type { apiKeysDe } from './words.de.ts'

export const apiKeysEn: SameWords<typeof apiKeysDe> = {
  apiKeys: {
    create: 'Create the key',
    created: 'Created',
    delete: 'Delete the key',
    deleteText: 'Whatever uses this key is locked out at once.',
    deleteThis: (name) => `Delete “${name}”`,
    deleted: 'The key is no longer valid.',
    kept: 'I have put it away',
    lastUsed: 'Last used',
    name: 'Name',
    nameHelp: 'Who uses it, such as “agency software”.',
    never: 'never',
    new: 'New key',
    onlyOwners: 'Only owners see and give keys.',
    shownOnce: 'This key is shown only now. Put it where it is needed.',
    title: 'API keys',
  },
}
