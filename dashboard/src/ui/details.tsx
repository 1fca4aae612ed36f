import classes from './details.module.css'

/** Names and what they are, side by side; one below the other on a phone. What is undefined is left out. */
export function Details({ rows }: { rows: [name: string, value: React.ReactNode][] }) {
  return (
    <dl className={classes.details}>
      {rows
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name} className={classes.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
