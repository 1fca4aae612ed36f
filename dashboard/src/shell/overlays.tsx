import { useEffect, useState } from 'react'
import { FindAnything } from './find-anything.tsx'
import { ShortcutList } from './shortcut-list.tsx'

export type Overlay = 'search' | 'shortcuts'

interface OverlaysProps {
  open: Overlay | null
  /** What is typed into the search. */
  sought: string
  onSought: (sought: string) => void
  onClose: () => void
}

/** What lies over any page when a key asks for it. A file of its own: nobody asks for it before the page is there. */
export function Overlays({ open, sought, onSought, onClose }: OverlaysProps) {
  // A dialog gives back the focus that was elsewhere when it opened: the first one is closed for a moment, too.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <>
      <FindAnything isOpen={isThere && open === 'search'} sought={sought} onSought={onSought} onClose={onClose} />
      <ShortcutList isOpen={isThere && open === 'shortcuts'} onClose={onClose} />
    </>
  )
}
