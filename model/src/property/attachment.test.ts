import { describe, expect, test } from 'vitest'
import { check } from '../check.ts'
import { AttachmentDraft, plainAttachment } from './attachment.ts'

const url = 'https://example.org/1'

describe('an attachment as clients of the hosted service send it', () => {
  test.for([
    [{ type: 'image/jpeg' }, { type: 'image' }],
    [{ type: 'image/heic' }, { type: 'image' }],
    [{ type: 'application/pdf' }, { type: 'document' }],
    [{ type: 'document' }, { type: 'document' }],
    [{ isBlueprint: true }, { isFloorPlan: true }],
    [{ isBlueprint: false }, { isFloorPlan: false }],
    [{ isBlueprint: true, isFloorPlan: false }, { isFloorPlan: false }],
    [{}, {}],
  ] as const)('%j is shown as %j', ([sent, shown]) => {
    expect(check(AttachmentDraft, { url, ...sent })).toEqual([])
    expect(plainAttachment({ url, ...sent })).toEqual({ url, ...shown })
  })

  test.for([
    [{ type: 'video/mp4' }, '/type'],
    [{ type: 'image/' }, '/type'],
    [{ isBlueprint: 'yes' }, '/isBlueprint'],
  ] as const)('%j is refused', ([sent, path]) => {
    expect(check(AttachmentDraft, { url, ...sent })).toMatchObject([{ path }])
  })
})
