import type { User } from '@aushang/sdk'
import { Button, Select } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { all, one } from '../queries.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading.tsx'
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
    <SettingsFrame>
      <Section title={words.settings.people} isFlush>
        {query.isError ? (
          <Failure error={query.error} />
        ) : query.isPending ? (
          <LoadingRows count={3} height={56} />
        ) : (
          <ul className={classes.list}>
            {query.data.map((user) => (
              <li key={user.id}>
                <Person user={user} isSelf={user.id === session.user.id} mayChange={isOwner} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {isOwner && <Invitations />}
    </SettingsFrame>
  )
}

function Person({ user, isSelf, mayChange }: { user: User; isSelf: boolean; mayChange: boolean }) {
  const words = useWords()
  const roles = useRoleChoice()
  const [isLeaving, setLeaving] = useState(false)
  const change = useAct((role: User['role']) => api.patchUser(user.id, { role }), {
    changes: ['listUsers', 'getSession'],
    done: () => words.settings.saved,
  })
  const remove = useAct(() => api.deleteUser(user.id), {
    changes: ['listUsers'],
    onDone: () => setLeaving(false),
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
            value={change.isPending ? change.variables : user.role}
            allowDeselect={false}
            w="9rem"
            onChange={(role) => change.mutate(asRole(role))}
          />
          {!isSelf && (
            <Button
              size="xs"
              variant="default"
              aria-label={words.settings.removePerson(user.name)}
              onClick={() => setLeaving(true)}
            >
              {words.settings.remove}
            </Button>
          )}
        </span>
      ) : (
        <span>{words.roles[user.role]}</span>
      )}
      <Confirm
        isOpen={isLeaving}
        title={words.settings.removePerson(user.name)}
        action={words.settings.remove}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setLeaving(false)}
      >
        {words.settings.removeText}
      </Confirm>
    </>
  )
}
