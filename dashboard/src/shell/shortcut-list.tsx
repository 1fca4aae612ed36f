import { Switch } from '@mantine/core'
import { useState } from 'react'
import { OpenModal } from '../ui/open-modal.tsx'
import { useWords } from '../words/language.ts'
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts'
import classes from './shortcut-list.module.css'

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const [isOn, setOn] = useState(areSingleKeysOn)
  const rows: [keys: string[], does: string][] = [
    [[words.shell.control, 'K'], words.shell.find],
    [[words.shell.control, 'S'], words.form.save],
    [['/'], words.shortcuts.search],
    [['n'], words.shortcuts.newProperty],
    [['g', 'h'], words.today.title],
    [['g', 'o'], words.properties.title],
    [['g', 'a'], words.requests.title],
    [['g', 'p'], words.targets.title],
    [['g', 'k'], words.contacts.title],
    [['g', 'w'], words.webhooks.title],
    [['g', 'e'], words.events.title],
    [['Esc'], words.ui.close],
    [['?'], words.shell.shortcuts],
  ]
  return (
    <OpenModal onClose={onClose} title={words.shell.shortcuts}>
      <dl className={classes.list}>
        {rows.map(([keys, does]) => (
          <div key={does} className={classes.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="lg"
        label={words.shortcuts.single}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          switchSingleKeys(checked)
          setOn(checked)
        }}
      />
    </OpenModal>
  )
}
