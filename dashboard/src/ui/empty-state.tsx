import { Icon, type IconName } from './icon.tsx'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  icon: IconName
  title: string
  /** What it is the heading of: the whole page, or a part of it. */
  heading?: 'h1' | 'h2' | 'p'
  children?: React.ReactNode
}

/** Says what belongs here and how to get it. */
export function EmptyState({ icon, title, heading: Title = 'p', children }: EmptyStateProps) {
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
