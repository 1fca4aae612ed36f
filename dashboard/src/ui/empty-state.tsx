import { Icon, type IconName } from './icon.tsx'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  icon: IconName
  title: string
  /** It is the whole page, and this its heading. */
  isPage?: boolean
  children?: React.ReactNode
}

/** Says what belongs here and how to get it. */
export function EmptyState({ icon, title, isPage = false, children }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classes.empty}>
      <span className={classes.icon}>
        <Icon name={icon} size={28} />
      </span>
      <Title className={classes.title}>{title}</Title>
      {children && <div className={classes.text}>{children}</div>}
    </div>
  )
}
