import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/language.ts'
import { addressesIn, linesWithoutAddress } from './picture.ts'
import classes from './pictures.module.css'

const accepted = 'image/*,application/pdf,.heic,.heif'

interface AddPicturesProps {
  onFiles: (files: File[]) => void
  onAddresses: (urls: string[]) => void
}

/** Takes files that are dropped anywhere on the page, chosen or pasted, and addresses. */
export function AddPictures({ onFiles, onAddresses }: AddPicturesProps) {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const byAddress = useRef<HTMLButtonElement>(null)
  const isOver = useDroppedFiles(onFiles, onAddresses)
  const [addresses, setAddresses] = useState<string | null>(null)
  const [areLinesLeft, setLinesLeft] = useState(false)
  const found = addressesIn(addresses ?? '')
  const add = (text: string) => {
    const left = linesWithoutAddress(text)
    onAddresses(addressesIn(text))
    // The button that was pressed goes with the field.
    if (left.length === 0) byAddress.current?.focus()
    setAddresses(left.length === 0 ? null : left.join('\n'))
    setLinesLeft(left.length > 0)
  }
  return (
    <div className={classes.add} data-over={isOver}>
      <Icon name="upload" size={24} />
      <span className={classes.addText}>
        <strong>{words.pictures.drop}</strong>
        <span className="quiet">{words.pictures.dropHelp}</span>
      </span>
      <span className={classes.addActs}>
        <Button onClick={() => input.current?.click()}>{words.pictures.choose}</Button>
        <Button
          ref={byAddress}
          variant="default"
          aria-expanded={addresses !== null}
          onClick={() => setAddresses((now) => (now === null ? '' : null))}
        >
          {words.pictures.byAddress}
        </Button>
      </span>
      <input
        ref={input}
        type="file"
        multiple
        accept={accepted}
        hidden
        aria-label={words.pictures.choose}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {addresses !== null && (
        <div className={classes.addresses}>
          <Textarea
            label={words.pictures.addresses}
            description={words.pictures.addressesHelp}
            value={addresses}
            onChange={(event) => {
              setAddresses(event.currentTarget.value)
              setLinesLeft(false)
            }}
            error={areLinesLeft && words.pictures.noAddresses}
            autosize
            minRows={2}
            maxRows={8}
            autoFocus
          />
          <Button disabled={addresses.trim() === ''} onClick={() => add(addresses)}>
            {words.pictures.addAddresses(found.length)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether files are being held over the page. */
function useDroppedFiles(onFiles: (files: File[]) => void, onAddresses: (urls: string[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => {
      const isInField = event.target instanceof HTMLElement && event.target.closest('input, textarea') !== null
      if (isInField) return
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0) onFiles(files)
      else onAddresses(addressesIn(event.clipboardData?.getData('text/plain') ?? ''))
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [onFiles, onAddresses])
  return isOver
}
