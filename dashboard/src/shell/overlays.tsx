import { FindAnything } from './find-anything.tsx'
import { ShortcutList } from './shortcut-list.tsx'

export type Overlay = 'search' | 'shortcuts'

interface OverlaysProps {
  open: Overlay
  /** What is typed into the search. */
  sought: string
  onSought: (sought: string) => void
  onClose: () => void
}

/** What lies over any page when a key asks for it. A file of its own: nobody asks for it before the page is there. */
export function Overlays({ open, sought, onSought, onClose }: OverlaysProps) {
  if (open === 'search') return <FindAnything sought={sought} onSought={onSought} onClose={onClose} />
  return <ShortcutList onClose={onClose} />
}
