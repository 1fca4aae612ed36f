import { ActionIcon, CopyButton } from '@mantine/core'
import { useWords } from '../words/language.ts'
import { Icon } from './icon.tsx'
import classes from './copy.module.css'

/** A value to take along, such as an id or an address. `label` says what it is, to who cannot see it. */
export function Copy({ value, label, isHidden }: { value: string; label: string; isHidden?: boolean }) {
  return (
    <span className={classes.copy}>
      {!isHidden && <code className={classes.value}>{value}</code>}
      <CopyIcon value={value} label={label} />
    </span>
  )
}

export function CopyIcon({ value, label }: { value: string; label: string }) {
  const words = useWords()
  return (
    <CopyButton value={value} timeout={2_000}>
      {({ copied, copy }) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          onClick={copy}
          title={copied ? words.ui.copied : words.ui.copy}
          aria-label={words.ui.copyThis(label)}
        >
          <Icon name={copied ? 'check' : 'copy'} size={15} />
          <span className="only-read-aloud" aria-live="polite">
            {copied ? words.ui.copied : ''}
          </span>
        </ActionIcon>
      )}
    </CopyButton>
  )
}
