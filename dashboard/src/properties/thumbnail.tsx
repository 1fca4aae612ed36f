import { Icon } from '../ui/icon.tsx'
import classes from './thumbnail.module.css'

/** The title picture, small; a drawing in its place where there is none. Beside it stands the title, so that it says nothing itself. */
export function Thumbnail({ src, size }: { src: string | undefined; size: 'row' | 'header' }) {
  return (
    <span className={classes.thumbnail} data-size={size}>
      {src === undefined ? <Icon name="picture" /> : <img src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}
