import type { ApiKey, NewApiKey } from '@aushang/sdk'
import { ActionIcon, Button, Group, Table, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { all, one } from '../queries.ts'
import { Answered } from '../ui/answered.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Failure } from '../ui/failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { OpenModal } from '../ui/open-modal.tsx'
import { Page, Section } from '../ui/page.tsx'
import { readForm } from '../ui/read-form.ts'
import { Time } from '../ui/time.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'

/** The keys that open the API to machines. Owners see them. */
export function ApiKeysPage() {
  const words = useWords()
  const isOwner = useQuery(one('getSession')).data?.user.role === 'owner'
  const [isAdding, setAdding] = useState(false)
  const query = useQuery({ ...all('listApiKeys'), enabled: isOwner })
  const actions = isOwner && <Button onClick={() => setAdding(true)}>{words.apiKeys.new}</Button>
  return (
    <Page title={words.apiKeys.title} actions={actions}>
      <Section isFlush={isOwner}>
        {!isOwner ? (
          <p style={{ margin: 0 }}>{words.apiKeys.onlyOwners}</p>
        ) : (
          <Answered query={query} rows={3}>
            {(keys) => <KeyTable keys={keys} />}
          </Answered>
        )}
      </Section>
      {isAdding && <NewKey onClose={() => setAdding(false)} />}
    </Page>
  )
}

function KeyTable({ keys }: { keys: ApiKey[] }) {
  const words = useWords()
  const { data: users = [] } = useQuery(all('listUsers'))
  const [leaving, setLeaving] = useState<ApiKey>()
  const remove = useAct((id: string) => api.deleteApiKey(id), {
    changes: ['listApiKeys'],
    shown: (id) => ({ listApiKeys: (each) => (each.id === id ? null : each) }),
    done: () => words.apiKeys.deleted,
  })
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table verticalSpacing="sm" horizontalSpacing="lg">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.apiKeys.name}</Table.Th>
            <Table.Th visibleFrom="sm">{words.apiKeys.created}</Table.Th>
            <Table.Th>{words.apiKeys.lastUsed}</Table.Th>
            <Table.Th>
              <span className="only-read-aloud">{words.apiKeys.delete}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {keys.map((key) => (
            <Table.Tr key={key.id}>
              <Table.Td>
                <strong>{key.name}</strong>
                <div className="quiet">
                  <code>{key.prefix}…</code>
                </div>
              </Table.Td>
              <Table.Td visibleFrom="sm">
                <Time at={key.createdAt} />
                <div className="quiet">
                  <bdi>{users.find(({ id }) => id === key.createdBy)?.name}</bdi>
                </div>
              </Table.Td>
              <Table.Td>{key.lastUsedAt === undefined ? words.apiKeys.never : <Time at={key.lastUsedAt} />}</Table.Td>
              <Table.Td ta="end">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={words.apiKeys.deleteThis(key.name)}
                  onClick={() => setLeaving(key)}
                >
                  <Icon name="bin" />
                </ActionIcon>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Confirm
        isOpen={leaving !== undefined}
        title={words.apiKeys.deleteThis(leaving?.name ?? '')}
        action={words.apiKeys.delete}
        isDangerous
        onConfirm={() => {
          if (leaving) remove.mutate(leaving.id)
          setLeaving(undefined)
        }}
        onClose={() => setLeaving(undefined)}
      >
        {words.apiKeys.deleteText}
      </Confirm>
    </Table.ScrollContainer>
  )
}

/** Shown once: who closes it has it, or makes another. */
function NewKey({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const create = useAct(({ name }: { name: string }) => api.createApiKey({ name }), {
    changes: ['listApiKeys'],
    isFailureShown: true,
  })
  return (
    <OpenModal onClose={onClose} closeOnClickOutside={create.data === undefined} title={words.apiKeys.new} size="lg">
      {create.data === undefined ? (
        <form onSubmit={(event) => create.mutate(readForm(event, ['name']))} style={{ display: 'grid', gap: '1rem' }}>
          <TextInput
            name="name"
            label={words.apiKeys.name}
            description={words.apiKeys.nameHelp}
            required
            maxLength={100}
            data-autofocus
          />
          {create.isError && <Failure error={create.error} names={{ name: words.apiKeys.name }} />}
          <Group justify="flex-end">
            <Button type="submit" loading={create.isPending}>
              {words.apiKeys.create}
            </Button>
          </Group>
        </form>
      ) : (
        <ShownOnce apiKey={create.data} onClose={onClose} />
      )}
    </OpenModal>
  )
}

function ShownOnce({ apiKey, onClose }: { apiKey: NewApiKey; onClose: () => void }) {
  const words = useWords()
  const curl = `curl ${window.location.origin}/account \\\n  -H 'Authorization: Bearer ${apiKey.key}'`
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <p style={{ margin: 0 }}>{words.apiKeys.shownOnce}</p>
      <CodeBlock label={words.sessions.apiKey} text={apiKey.key} />
      <CodeBlock label={words.sessions.tryIt} text={curl} />
      <Group justify="flex-end">
        <Button onClick={onClose}>{words.apiKeys.kept}</Button>
      </Group>
    </div>
  )
}
