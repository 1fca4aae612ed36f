import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { Icon } from '../ui/icon.tsx'
import { useAct } from '../ui/use-act.tsx'
import { chooseLanguage, useLanguage, useWords } from '../words/language.ts'
import classes from './shell.module.css'

/** Who has signed in, and what is only theirs. */
export function UserMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const words = useWords()
  const { data: session } = useQuery(one('getSession'))
  return (
    <Menu position="top-start" width={220}>
      <Menu.Target>
        <button type="button" className={classes.user}>
          <Icon name="contact" />
          <span>
            <span className="one-line">{session?.user.name ?? '…'}</span>
            <span className={classes.account}>{session?.account.name ?? '…'}</span>
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="info" />} onClick={onShortcuts} rightSection={<kbd>?</kbd>}>
          {words.shell.shortcuts}
        </Menu.Item>
        <UserMenuItems />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Language, light or dark, signing out. */
export function UserMenuItems() {
  const words = useWords()
  const otherLanguage = useLanguage() === 'de' ? 'en' : 'de'
  const otherScheme = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark'
  const { setColorScheme } = useMantineColorScheme()
  const signOut = useAct(() => api.signOut(), {
    changes: [],
    // Nothing of what was shown stays behind in this tab.
    onDone: () => window.location.assign(paths.signIn),
  })
  return (
    <>
      <Menu.Item
        leftSection={<Icon name="target" />}
        lang={otherLanguage}
        onClick={() => void chooseLanguage(otherLanguage)}
      >
        {words.shell.otherLanguage}
      </Menu.Item>
      <Menu.Item
        leftSection={<Icon name={otherScheme === 'dark' ? 'moon' : 'sun'} />}
        onClick={() => setColorScheme(otherScheme)}
      >
        {otherScheme === 'dark' ? words.shell.dark : words.shell.light}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<Icon name="signOut" />} onClick={() => signOut.mutate(undefined)}>
        {words.shell.signOut}
      </Menu.Item>
    </>
  )
}
