import type { ApiKey, User } from '@aushang/sdk'
import { Select } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { all, one } from '../queries.ts'
import { Answered } from '../ui/answered.tsx'
import { AskFirst } from '../ui/ask-first.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { Invitations } from './invitations.tsx'
import { asRole, useRoleChoice } from './roles.ts'
import { SettingsFrame } from './settings-frame.tsx'
import classes from './settings.module.css'

/** Who belongs to the account, and what they may do. */
export function PeoplePage() {
  const words = useWords()
  const { data: session } = useSuspenseQuery(one('getSession'))
  const isOwner = session.user.role === 'owner'
  const query = useQuery(all('listUsers'))
  return (
    <SettingsFrame part={words.settings.people}>
      <Section title={words.settings.people} isFlush>
        <Answered query={query} rows={3} rowHeight={56}>
          {(users) => (
            <ul className={classes.list}>
              {users.map((user) => (
                <li key={user.id}>
                  <Person user={user} isSelf={user.id === session.user.id} mayChange={isOwner} />
                </li>
              ))}
            </ul>
          )}
        </Answered>
      </Section>
      {isOwner && <Invitations />}
    </SettingsFrame>
  )
}

function Person({ user, isSelf, mayChange }: { user: User; isSelf: boolean; mayChange: boolean }) {
  const words = useWords()
  const roles = useRoleChoice()
  const [demoted, setDemoted] = useState<User['role']>()
  const change = useAct((role: User['role']) => api.patchUser(user.id, { role }), {
    changes: ['listUsers', 'getSession', 'listInvitations', 'listApiKeys'],
    shown: (role) => ({ listUsers: (each) => (each.id === user.id ? { ...each, role } : each) }),
    done: () => words.settings.saved,
  })
  const choose = (role: User['role']) => {
    if (role === user.role) return
    if (user.role === 'owner') setDemoted(role)
    else change.mutate(role)
  }
  const remove = useAct(() => api.deleteUser(user.id), {
    changes: ['listUsers', 'listInvitations', 'listApiKeys'],
    shown: () => ({ listUsers: (each) => (each.id === user.id ? null : each) }),
  })
  return (
    <>
      <span className={classes.who}>
        <strong>
          <bdi>{user.name}</bdi> {isSelf && <span className="quiet">({words.settings.you})</span>}
        </strong>
        <span className="quiet">
          {user.email}
          {user.lastSeenAt !== undefined && (
            <>
              {' · '}
              <Time at={user.lastSeenAt} />
            </>
          )}
        </span>
      </span>
      {mayChange ? (
        <span className={classes.actions}>
          <Select
            aria-label={words.settings.roleOf(user.name)}
            data={roles}
            value={user.role}
            w="9rem"
            onChange={(role) => choose(asRole(role))}
          />
          <Confirm
            isOpen={demoted !== undefined}
            title={words.settings.demote(user.name, words.roles[demoted ?? 'member'])}
            action={words.settings.demoteAction}
            isDangerous
            onConfirm={() => {
              if (demoted) change.mutate(demoted)
              setDemoted(undefined)
            }}
            onClose={() => setDemoted(undefined)}
          >
            <EndOfAccess user={user} />
          </Confirm>
          {!isSelf && (
            <AskFirst
              label={words.settings.remove}
              title={words.settings.removePerson(user.name)}
              isDangerous
              act={remove}
              button={{ size: 'xs', 'aria-label': words.settings.removePerson(user.name) }}
            >
              <p>{words.settings.removeText}</p>
              {user.role === 'owner' && <EndOfAccess user={user} />}
            </AskFirst>
          )}
        </span>
      ) : (
        <span>{words.roles[user.role]}</span>
      )}
    </>
  )
}

/** What ends with the right to hand it out, by name: software may depend on it. */
function EndOfAccess({ user }: { user: User }) {
  const words = useWords()
  const { data: keys = [] } = useQuery(all('listApiKeys'))
  const theirs = keys.filter(({ createdBy }) => createdBy === user.id)
  const nobodys = keys.filter(({ createdBy }) => createdBy === undefined)
  return (
    <>
      <p>{words.settings.accessEnds}</p>
      {theirs.length > 0 && <KeyNames says={words.settings.keysEnd(theirs.length)} keys={theirs} />}
      {nobodys.length > 0 && <KeyNames says={words.settings.keysStay(nobodys.length)} keys={nobodys} />}
    </>
  )
}

function KeyNames({ says, keys }: { says: string; keys: ApiKey[] }) {
  return (
    <>
      <p>{says}</p>
      <ul>
        {keys.map(({ id, name, prefix }) => (
          <li key={id}>
            <bdi>{name}</bdi> <code className="quiet">{prefix}…</code>
          </li>
        ))}
      </ul>
    </>
  )
}
