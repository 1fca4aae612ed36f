import type { SameWords } from '../words/same-words.ts'
import type { settingsDe } from './words.de.ts'

export const settingsEn: SameWords<typeof settingsDe> = {
  settings: {
    accessEnds: 'Open invitations that they sent end.',
    account: 'Account',
    accountId: 'Account id',
    changePassword: 'Change the password',
    currentPassword: 'Current password',
    days: (count: number) => (count === 1 ? 'day' : 'days'),
    demote: (name, role) => `${name} becomes ${role}`,
    demoteAction: 'Change the role',
    expires: 'expires',
    general: 'General',
    invitationLink: 'Link to hand on',
    invitations: 'Open invitations',
    invite: 'Invite',
    inviteNow: 'Send the invitation',
    invitedByHand: 'Hand this link on. It is shown only now, and is good once.',
    invitedByMail: (email) =>
      `The invitation is on its way to ${email}. If it does not arrive, check the address and invite once more.`,
    keysEnd: (count) =>
      count === 1
        ? 'This API key, which they made, is not good any more, either. Software that uses it needs a new one first:'
        : 'These API keys, which they made, are not good any more, either. Software that uses them needs new ones first:',
    keysStay: (count) =>
      count === 1
        ? 'Of this key, nobody knows who made it; it stays good. Delete it if the person knows it:'
        : 'Of these keys, nobody knows who made them; they stay good. Delete those that the person knows:',
    language: 'Language',
    mails: 'Mails with inquiries',
    media: 'Pictures and documents',
    passwordSaved: 'The new password is in force. You are signed out everywhere else.',
    people: 'People',
    remove: 'Remove',
    removePerson: (name) => `Remove ${name}`,
    removeText: 'The person is signed out everywhere at once, and cannot come in any more. What they did stays.',
    retention: 'Keep inquiries for',
    retentionShorter: (days: number) => `Keep inquiries for ${days === 1 ? 'one day' : `${days} days`} only?`,
    retentionShorterText: (days: number) =>
      `All inquiries older than ${days === 1 ? 'one day' : `${days} days`} are erased, with the mails they came in. This cannot be undone.`,
    retentionHelp: 'Afterwards they are erased, with the mails they came in.',
    role: 'Role',
    roleHelp: 'Owners may do everything, members everything but people and keys, readers may look.',
    roleOf: (name) => `Role of ${name}`,
    save: 'Save',
    saved: 'Saved.',
    self: 'My profile',
    sessions: 'Signed-in devices',
    signOutEverywhere: 'Sign out everywhere',
    signOutEverywhereText: 'You are then signed out on all devices, here too.',
    since: 'Since',
    targets: 'Portals',
    usedOf: (used, max) => `${used} of ${max}`,
    takeBack: 'Take back',
    takeBackOf: (email) => `Take back the invitation to ${email}`,
    thisOne: 'this device',
    title: 'Settings',
    unknownBrowser: 'Unknown browser',
    you: 'you',
  },
  roles: {
    member: 'Member',
    owner: 'Owner',
    reader: 'Reader',
  },
}
