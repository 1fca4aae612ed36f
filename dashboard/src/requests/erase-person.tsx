import type { Request } from '@aushang/sdk'
import { Radio, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { Confirm } from '../ui/confirm.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { nameOf } from './person.ts'

interface ErasePersonProps {
  request: Request
  isOpen: boolean
  onClose: () => void
}

/** Erases an inquiry, or a person everywhere, and says before what goes with it. */
export function ErasePerson({ request, isOpen, onClose }: ErasePersonProps) {
  const words = useWords()
  const navigate = useNavigate()
  const { email } = request.prospect
  const [scope, setScope] = useState<'request' | 'person'>('request')
  const erase = useAct(
    async () => {
      if (scope === 'person' && email !== undefined) return api.eraseRequests({ email })
      await api.deleteRequest(request.id)
      return { requests: 1, mails: 1 }
    },
    {
      changes: ['listRequests', 'getRequest', 'countRequests', 'listEvents', 'listUnreadableMails'],
      done: ({ requests, mails }) => words.requests.erased(requests, mails),
      onDone: async () => {
        onClose()
        await navigate({ to: paths.requests, search: {} })
      },
    },
  )
  return (
    <Confirm
      isOpen={isOpen}
      title={words.requests.eraseTitle(nameOf(request.prospect) || words.requests.nobody)}
      action={words.requests.eraseNow}
      isDangerous
      isBusy={erase.isPending}
      onConfirm={() => erase.mutate(undefined)}
      onClose={onClose}
    >
      <Stack gap="md">
        {email !== undefined && (
          <Radio.Group
            label={words.requests.eraseWhat}
            value={scope}
            onChange={(value) => setScope(value === 'person' ? 'person' : 'request')}
          >
            <Stack gap="sm" mt="sm">
              <Radio value="request" label={words.requests.eraseOne} />
              <Radio value="person" label={words.requests.eraseAll(email)} />
            </Stack>
          </Radio.Group>
        )}
        <div>
          <p style={{ margin: 0 }}>{words.requests.eraseGoes}</p>
          <ul style={{ margin: '0.25rem 0 0', paddingInlineStart: '1.25rem' }}>
            {(scope === 'person' ? words.requests.eraseGoesAll : words.requests.eraseGoesOne)
              .split('\n')
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ul>
        </div>
      </Stack>
    </Confirm>
  )
}
