import { Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { Confirm } from '../ui/confirm.tsx'
import { Choice } from '../ui/form/choice.tsx'
import { useWords } from '../words/language.ts'
import { useTakeDown, type WithdrawalReason } from './use-listing-acts.ts'

interface TakeDownProps {
  isOpen: boolean
  listingId: string
  targetName: string
  /** The portal's access is gone, so that it cannot be told: giving up is offered. */
  mayAbandon?: boolean
  onClose: () => void
}

/** Asks why an advert goes: portals that want to know are told. */
export function TakeDown({ isOpen, listingId, targetName, mayAbandon, onClose }: TakeDownProps) {
  const words = useWords()
  const takeDown = useTakeDown()
  const [reason, setReason] = useState<string | null>('withdrawn')
  const [abandon, setAbandon] = useState(false)
  const reasons = Object.entries(words.withdrawalReasons).map(([value, label]) => ({ value, label }))
  const confirm = () => {
    takeDown.mutate({ id: listingId, reason: (reason ?? 'withdrawn') as WithdrawalReason, abandon })
    onClose()
  }
  return (
    <Confirm
      isOpen={isOpen}
      title={words.listings.takeDownFrom(targetName)}
      action={words.listings.takeDown}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="md">
        <p style={{ margin: 0 }}>{words.listings.takeDownAsks}</p>
        <Choice label={words.listings.reason} data={reasons} value={reason} onChange={setReason} />
        {mayAbandon && (
          <Checkbox
            label={words.listings.abandon}
            description={words.listings.abandonMeans}
            checked={abandon}
            onChange={(event) => setAbandon(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </Confirm>
  )
}
