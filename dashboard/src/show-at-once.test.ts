import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { type Shown, showAtOnce } from './show-at-once.ts'

const erase = (id: string): Shown => ({ listInvitations: (each) => (each.id === id ? null : each) })

describe('what is shown before the service has answered', () => {
  const whole = [{ id: 'a' }, { id: 'b' }]
  const page = { items: whole, next: { after: 'b' } }
  const byPages = { pages: [page, { items: [{ id: 'c' }] }], pageParams: [{}, { after: 'b' }] }

  test('is in every list that shows it, however that was fetched, and is taken back', () => {
    const client = new QueryClient()
    client.setQueryData(['listInvitations', 'all'], whole)
    client.setQueryData(['listInvitations', 'first', { limit: 2 }], page)
    client.setQueryData(['listInvitations', 'pages', {}], byPages)
    const takeBack = showAtOnce(client, erase('b'))

    expect(client.getQueryData(['listInvitations', 'all'])).toEqual([{ id: 'a' }])
    expect(client.getQueryData(['listInvitations', 'first', { limit: 2 }])).toEqual({ ...page, items: [{ id: 'a' }] })
    expect(client.getQueryData(['listInvitations', 'pages', {}])).toEqual({
      ...byPages,
      pages: [{ ...page, items: [{ id: 'a' }] }, byPages.pages[1]],
    })
    takeBack()
    expect(client.getQueryData(['listInvitations', 'all'])).toEqual(whole)
    expect(client.getQueryData(['listInvitations', 'pages', {}])).toEqual(byPages)
  })

  test('leaves alone what does not show it', () => {
    const client = new QueryClient()
    client.setQueryData(['listInvitations', 'pages', {}], byPages)
    showAtOnce(client, erase('z'))

    expect(client.getQueryData(['listInvitations', 'pages', {}])).toBe(byPages)
  })
})
