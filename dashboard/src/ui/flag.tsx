import classes from './flag.module.css'

interface FlagProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Narrows a list down to what is so. */
export function Flag({ label, isOn, onChange }: FlagProps) {
  return (
    <label className={classes.flag}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  )
}
