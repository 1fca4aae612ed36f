import { Button, Group, Radio } from '@mantine/core'
import { useState } from 'react'
import { useLanguage, useWords } from '../../words/language.ts'
import { OpenModal } from '../open-modal.tsx'
import type { Conflict } from './conflicts.ts'
import { type Member, valueText } from './member.ts'
import classes from './form.module.css'

interface ConflictDialogProps {
  /** Who changed it meanwhile, if that is known. */
  who: string | undefined
  places: Member[]
  conflicts: Conflict[]
  /** What only they have changed, which is kept. */
  theirPaths: string[]
  onChoose: (keptMine: ReadonlySet<string>) => void
  onClose: () => void
}

/** Two people have changed the same: both versions, to choose from field by field. */
export function ConflictDialog({ who, places, conflicts, theirPaths, onChoose, onClose }: ConflictDialogProps) {
  const words = useWords()
  const language = useLanguage()
  const [keptMine, setKeptMine] = useState<ReadonlySet<string>>(new Set(conflicts.map(({ path }) => path)))
  const nameOf = (path: string) => places.find((place) => place.path === path)?.name[language] ?? path
  const textOf = (path: string, value: unknown) =>
    valueText(
      places.find((place) => place.path === path),
      value,
    ) || words.form.unset
  return (
    <OpenModal onClose={onClose} size="lg" title={words.form.conflictTitle}>
      <p style={{ marginTop: 0 }}>{words.form.conflictText(who ?? words.form.somebody)}</p>
      {conflicts.map(({ path, mine, theirs }) => (
        <Radio.Group
          key={path}
          className={classes.version}
          label={nameOf(path)}
          value={keptMine.has(path) ? 'mine' : 'theirs'}
          onChange={(chosen) => {
            const next = new Set(keptMine)
            if (chosen === 'mine') next.add(path)
            else next.delete(path)
            setKeptMine(next)
          }}
        >
          <div className={classes.rows}>
            <Radio
              value="mine"
              label={<span className={classes.versionValue}>{textOf(path, mine)}</span>}
              description={words.form.mine}
            />
            <Radio
              value="theirs"
              label={<span className={classes.versionValue}>{textOf(path, theirs)}</span>}
              description={words.form.theirs(who ?? words.form.somebody)}
            />
          </div>
        </Radio.Group>
      ))}
      {theirPaths.length > 0 && (
        <p className="quiet">{words.form.alsoTheirs(theirPaths.map((path) => nameOf(path)).join(', '))}</p>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          {words.ui.cancel}
        </Button>
        <Button onClick={() => onChoose(keptMine)}>{words.form.takeChoice}</Button>
      </Group>
    </OpenModal>
  )
}
