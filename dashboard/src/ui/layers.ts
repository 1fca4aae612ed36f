/**
 * What lies above what, wherever it comes from. Of two dialogs, the one that was opened later lies above: each is there only while it is open
 * (`open-modal.tsx`). The choices of a field and what is said of something done lie above all of these, as Mantine has them.
 */
export const layers = {
  /** Beside something on a page. */
  card: 150,
  dialog: 200,
} as const
