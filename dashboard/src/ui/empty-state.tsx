import { Icon, type IconName } from './icon.tsx'
import classes from './empty-state.module.css'

/** Says what belongs here and how to get it. */
export function EmptyState({ icon, title, children }: { icon: IconName; title: string; children?: React.ReactNode }) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon}>
        <Icon name={icon} size={28} />
      </span>
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
    </div>
  )
}
