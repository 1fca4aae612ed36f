import { ActionIcon, Checkbox, Progress, TextInput } from '@mantine/core'
import { memo, useState } from 'react'
import { sentenceOf } from '../../ui/failure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { useFormat, useWords } from '../../words/language.ts'
import { thumbnailUrl } from '../facts.ts'
import { hasThumbnail, isDocument, type Picture } from './picture.ts'
import classes from './pictures.module.css'

interface TileProps {
  propertyId: string
  picture: Picture
  index: number
  count: number
  isTitle: boolean
  isReadOnly: boolean
  isDragged: boolean
  /** What portals say about it. */
  problems: string
  onChange: (key: string, values: Partial<Picture>) => void
  onMove: (key: string, to: number) => void
  onRemove: (key: string) => void
  onDrag: (key: string | null) => void
  onDragOver: (key: string) => void
}

/** One picture: what it shows, its caption, where it stands and what is wrong with it. */
export const PictureTile = memo(function PictureTile(props: TileProps) {
  const { picture, index, count, isTitle, isReadOnly, isDragged, problems, onChange, onMove, onRemove } = props
  const words = useWords()
  const { key, title = '', isFloorPlan, stored } = picture
  const name = title || picture.fileName || words.pictures.number(index + 1)
  return (
    <li
      className={classes.tile}
      data-dragged={isDragged}
      data-bad={picture.failure !== undefined || stored?.status === 'failed' || problems !== ''}
      onDragEnter={() => props.onDragOver(key)}
      onDragOver={(event) => event.preventDefault()}
    >
      <div
        className={classes.frame}
        draggable={!isReadOnly}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', '')
          props.onDrag(key)
        }}
        onDragEnd={() => props.onDrag(null)}
      >
        <Image propertyId={props.propertyId} picture={picture} />
        {isTitle && <span className={classes.title}>{words.pictures.title}</span>}
        <span className={classes.position}>{index + 1}</span>
      </div>
      <State picture={picture} problems={problems} />
      <TextInput
        size="xs"
        aria-label={words.pictures.captionOf(name)}
        placeholder={words.pictures.caption}
        value={title}
        maxLength={100}
        readOnly={isReadOnly}
        onChange={(event) => onChange(key, { title: event.currentTarget.value })}
      />
      {!isReadOnly && (
        <div className={classes.acts}>
          <Checkbox
            size="xs"
            label={words.pictures.floorPlan}
            aria-label={words.pictures.floorPlanOf(name)}
            checked={isFloorPlan}
            onChange={(event) => onChange(key, { isFloorPlan: event.currentTarget.checked })}
          />
          <span className={classes.moves}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={26}
              aria-label={words.pictures.forward(name)}
              disabled={index === 0}
              onClick={() => onMove(key, index - 1)}
            >
              <Icon name="left" size={15} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={26}
              aria-label={words.pictures.backward(name)}
              disabled={index === count - 1}
              onClick={() => onMove(key, index + 1)}
            >
              <Icon name="right" size={15} />
            </ActionIcon>
            {!isTitle && index > 0 && !isFloorPlan && !isDocument(picture) && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={26}
                aria-label={words.pictures.makeTitle(name)}
                title={words.pictures.makeTitle(name)}
                onClick={() => onMove(key, 0)}
              >
                <Icon name="star" size={15} />
              </ActionIcon>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={26}
              aria-label={words.pictures.remove(name)}
              onClick={() => onRemove(key)}
            >
              <Icon name="bin" size={15} />
            </ActionIcon>
          </span>
        </div>
      )}
    </li>
  )
})

function Image({ propertyId, picture }: { propertyId: string; picture: Picture }) {
  const { stored, preview, title = '' } = picture
  const [broken, setBroken] = useState<string | null>(null)
  const src = stored !== undefined && hasThumbnail(picture) ? thumbnailUrl(propertyId, stored.id) : preview
  // Not every browser can show what every camera makes; the small picture that the service makes of it, each can.
  if (src === undefined || src === broken)
    return <Icon name={isDocument(picture) ? 'reference' : 'picture'} size={28} />
  return <img src={src} alt={title} loading="lazy" decoding="async" draggable={false} onError={() => setBroken(src)} />
}

function State({ picture, problems }: { picture: Picture; problems: string }) {
  const words = useWords()
  const format = useFormat()
  const { stored, sent, failure, url, fileName } = picture
  const file = fileName !== undefined && (
    <span className="one-line" title={fileName}>
      {fileName}
    </span>
  )
  if (failure !== undefined) {
    return (
      <div className={classes.state}>
        {file}
        <Trouble text={sentenceOf(failure)} />
      </div>
    )
  }
  if (stored?.status === 'failed') return <Trouble text={stored.failureMessage ?? words.pictures.failed} />
  if (problems !== '') return <Trouble text={problems} />
  if (url === undefined && sent !== undefined) {
    return (
      <div className={classes.state}>
        {file}
        <Progress value={sent * 100} size="sm" aria-label={words.pictures.uploading} />
        <span className="quiet">
          {words.pictures.uploading} {format.percent(sent)}
        </span>
      </div>
    )
  }
  if (stored === undefined) {
    return (
      <div className={classes.state}>
        {file}
        <StateMark tone="waiting" label={words.form.unsaved} />
      </div>
    )
  }
  if (stored.status !== 'succeeded') {
    return (
      <div className={classes.state}>
        <StateMark tone="moving" label={words.pictures.processing} />
      </div>
    )
  }
  const { width, height, pages, bytes } = stored
  const facts = [
    width !== undefined && height !== undefined && `${format.number(width)} × ${format.number(height)}`,
    pages !== undefined && words.pictures.pages(pages),
    bytes !== undefined && format.bytes(bytes),
  ].filter((fact) => fact !== false)
  return <div className={classes.state}>{facts.join(' · ')}</div>
}

function Trouble({ text }: { text: string }) {
  return (
    <p className={classes.trouble}>
      <Icon name="warning" size={14} />
      <span>{text}</span>
    </p>
  )
}
