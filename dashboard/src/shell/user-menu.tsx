import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { Icon } from '../ui/icon.tsx'
import { useAct } from '../ui/use-act.tsx'
import { chooseLanguage, useLanguage, useWords } from '../words/language.ts'
import { CornerMenu, MenuButton } from './corner-menu.tsx'
import classes from './shell.module.css'

/** Who has signed in, and what is only theirs. */
export function UserMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const words = useWords()
  const { data: session } = useQuery(one('getSession'))
  return (
    <CornerMenu
      corner="left"
      className={classes.user}
      label={
        <>
          <Icon name="contact" />
          <span>
            <span className="one-line">{session?.user.name ?? '…'}</span>
            <span className={classes.account}>{session?.account.name ?? '…'}</span>
          </span>
        </>
      }
    >
      <MenuButton onClick={onShortcuts}>
        <Icon name="info" />
        {words.shell.shortcuts}
        <kbd>?</kbd>
      </MenuButton>
      <UserMenuItems />
    </CornerMenu>
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
      <MenuButton lang={otherLanguage} onClick={() => chooseLanguage(otherLanguage)}>
        <Icon name="target" />
        {words.shell.otherLanguage}
      </MenuButton>
      <MenuButton onClick={() => setColorScheme(otherScheme)}>
        <Icon name={otherScheme === 'dark' ? 'moon' : 'sun'} />
        {otherScheme === 'dark' ? words.shell.dark : words.shell.light}
      </MenuButton>
      <hr />
      <MenuButton onClick={() => signOut.mutate(undefined)}>
        <Icon name="signOut" />
        {words.shell.signOut}
      </MenuButton>
    </>
  )
}
