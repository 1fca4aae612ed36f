import { FindAnything } from './find-anything.tsx'
import { ShortcutList } from './shortcut-list.tsx'

export type Overlay = 'search' | 'shortcuts'

/** What lies over any page when a key asks for it. A file of its own: nobody asks for it before the page is there. */
export function Overlays({ open, onClose }: { open: Overlay | null; onClose: () => void }) {
  return (
    <>
      <FindAnything isOpen={open === 'search'} onClose={onClose} />
      <ShortcutList isOpen={open === 'shortcuts'} onClose={onClose} />
    </>
  )
}
