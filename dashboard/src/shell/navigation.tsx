import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useWords } from '../words/language.ts'
import { CornerMenu, MenuButton, menuLink } from './corner-menu.tsx'
import classes from './shell.module.css'
import { UserMenu, UserMenuItems } from './user-menu.tsx'

interface Place {
  to: NonNullable<LinkProps['to']>
  icon: IconName
  label: string
  count?: number | undefined
}

function usePlaces(): { daily: Place[]; developer: Place[]; settings: Place } {
  const words = useWords()
  return {
    daily: [
      { to: paths.today, icon: 'today', label: words.today.title },
      { to: paths.properties, icon: 'property', label: words.properties.title },
      { to: paths.requests, icon: 'request', label: words.requests.title, count: useUnreadCount() },
      { to: paths.targets, icon: 'target', label: words.targets.title },
      { to: paths.contacts, icon: 'contact', label: words.contacts.title },
    ],
    developer: [
      ...(useMayChange() ? [{ to: paths.webhooks, icon: 'webhook' as const, label: words.webhooks.title }] : []),
      { to: paths.events, icon: 'event', label: words.events.title },
      { to: paths.apiKeys, icon: 'key', label: words.apiKeys.title },
    ],
    settings: { to: paths.settings, icon: 'settings', label: words.settings.title },
  }
}

export function SideBar({ onSearch, onShortcuts }: { onSearch: () => void; onShortcuts: () => void }) {
  const words = useWords()
  const { daily, developer, settings } = usePlaces()
  return (
    <header className={classes.sideBar} data-bar="side">
      <Link to={paths.today} className={classes.brand}>
        <img src="/assets/aushang.svg" alt="" width="22" height="22" />
        Aushang
      </Link>
      <button type="button" className={classes.find} onClick={onSearch}>
        <Icon name="search" size={15} />
        {words.shell.find}
        <kbd>{isApple ? '⌘' : words.shell.control} K</kbd>
      </button>
      <nav className={classes.nav} aria-label={words.shell.navigation}>
        <PlaceList places={daily} />
        <h2 className={classes.heading}>{words.shell.developer}</h2>
        <PlaceList places={developer} />
        <ul className={classes.list}>
          <li>
            <a className={classes.link} href="/docs">
              <Icon name="reference" />
              {words.shell.reference}
            </a>
          </li>
        </ul>
      </nav>
      <div>
        <PlaceList places={[settings]} />
        <UserMenu onShortcuts={onShortcuts} />
      </div>
    </header>
  )
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

function PlaceList({ places }: { places: Place[] }) {
  return (
    <ul className={classes.list}>
      {places.map((place) => (
        <li key={place.to}>
          <Link to={place.to} className={classes.link} activeOptions={{ exact: place.to === paths.today }}>
            <Icon name={place.icon} />
            {place.label}
            <UnreadCount count={place.count} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function UnreadCount({ count }: { count: number | undefined }) {
  const words = useWords()
  if (!count) return null
  return (
    <span className={classes.count}>
      {count > 99 ? '99+' : count}
      <span className="only-read-aloud"> {words.shell.unread}</span>
    </span>
  )
}

/** On a phone: where the thumb is. */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
  const words = useWords()
  const { daily, developer, settings } = usePlaces()
  return (
    <nav className={classes.bottomBar} aria-label={words.shell.navigation}>
      {daily.slice(0, 4).map((place) => (
        <Link key={place.to} to={place.to} className={classes.tab} activeOptions={{ exact: place.to === paths.today }}>
          <Icon name={place.icon} size={22} />
          {place.label}
          <UnreadCount count={place.count} />
        </Link>
      ))}
      <CornerMenu
        corner="right"
        className={classes.tab}
        label={
          <>
            <Icon name="menu" size={22} />
            {words.shell.more}
          </>
        }
      >
        <MenuButton onClick={onSearch}>
          <Icon name="search" />
          {words.shell.find}
        </MenuButton>
        {[...daily.slice(4), ...developer, settings].map((place) => (
          <Link key={place.to} to={place.to} className={menuLink}>
            <Icon name={place.icon} />
            {place.label}
          </Link>
        ))}
        <hr />
        <UserMenuItems />
      </CornerMenu>
    </nav>
  )
}

// That a colleague has read one is told by no event.
const lookAgainMs = 60_000

/** How many inquiries nobody has read yet. */
function useUnreadCount(): number | undefined {
  return useQuery({ ...one('countRequests'), refetchInterval: lookAgainMs }).data?.unread
}
