import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { useState } from 'react'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/language.ts'
import { actionOf, isLossy, type Kind, type Mend, mendsOf, useMend } from './mends.ts'

interface MendButtonsProps {
  targetId: string
  kind: Kind
  canAdopt: boolean
  /** One of them, by what it is called; without it, all of the kind. */
  one?: { id: string; name: string; isBusy: boolean; wouldLose: boolean }
  /** How many it is done to. */
  count: number
}

/** What is nearest at hand as a button, the rest behind it. What loses something, or is done to many, is asked first. */
export function MendButtons({ targetId, kind, canAdopt, one, count }: MendButtonsProps) {
  const words = useWords()
  const mend = useMend(targetId, kind, one)
  const [asked, setAsked] = useState<Mend>()
  const [first, ...others] = mendsOf(kind, canAdopt)
  if (first === undefined) return null
  const label = (each: Mend) => {
    if (one === undefined) return words.differences.all(words.mends[each], count)
    return one.wouldLose && actionOf(each) === 'adopt' ? words.differences.adoptAllTheSame : words.mends[each]
  }
  const choose = (each: Mend) => (one === undefined || isLossy(each) ? setAsked(each) : mend.mutate(each))
  const isBusy = one?.isBusy === true || mend.isPending
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        size="compact-sm"
        variant={one === undefined ? 'filled' : 'light'}
        disabled={isBusy}
        onClick={() => choose(first)}
        {...(one && { 'aria-label': `${label(first)}: ${one.name}` })}
      >
        {label(first)}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={isBusy}
            aria-label={one === undefined ? words.differences.moreForAll : words.differences.more(one.name)}
          >
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((each) => (
            <Menu.Item key={each} onClick={() => choose(each)} {...(isLossy(each) && { color: 'red' })}>
              {label(each)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked !== undefined && (
        <Confirm
          isOpen
          title={label(asked)}
          action={words.mends[asked]}
          isDangerous={isLossy(asked)}
          isBusy={mend.isPending}
          onConfirm={() => mend.mutate(asked, { onSettled: () => setAsked(undefined) })}
          onClose={() => setAsked(undefined)}
        >
          {words.mendsExplained[asked]}
        </Confirm>
      )}
    </Group>
  )
}
