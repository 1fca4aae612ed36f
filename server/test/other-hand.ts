import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Api, Client } from './harness.ts'
import { aJpeg } from './pictures.ts'
import { callPortal } from './portal.ts'

/** What somebody else has put online on the portal, with another program or by hand. */

const address = { street: 'Musterweg', houseNumber: '1', postcode: '10115', city: 'Berlin' }

const objects: Record<string, object> = {
  apartmentRent: { baseRent: 900.5, livingSpace: 71.25, numberOfRooms: 3, floor: 2, lift: 'true', balcony: 'true' },
  apartmentBuy: { price: { value: 320_000, currency: 'EUR' }, livingSpace: 90, numberOfRooms: 4, serviceCharge: 310 },
  houseRent: { baseRent: 1_900, livingSpace: 140, plotArea: 400, numberOfRooms: 5, buildingType: 'BUNGALOW' },
  houseBuy: {
    price: { value: 0, currency: 'EUR' },
    livingSpace: 150,
    plotArea: 700,
    numberOfRooms: 6,
    buildingType: 'VILLA',
  },
  livingRentSite: { commercializationType: 'RENT', price: { value: 120, currency: 'EUR' }, plotArea: 800 },
  livingBuySite: { commercializationType: 'BUY', price: { value: 120_000, currency: 'EUR' }, plotArea: 900 },
}

export const portalTypes = Object.keys(objects)

interface OtherAdvert {
  externalId: string
  type?: string
  contactId?: string
  picture?: Buffer
  more?: object
}

interface OtherHand {
  contact(details: object): Promise<string>
  /** Returns what the portal calls it. */
  advert(advert: OtherAdvert): Promise<string>
  /** Hangs a picture on an advert. */
  hang(advertId: string, picture: Buffer): Promise<void>
}

export function otherHand(api: Api, client: Client, targetId: string): OtherHand {
  async function post(path: string, body: object): Promise<string> {
    let response = await callPortal(api, client, targetId, 'POST', path, body)
    // As the portal itself, the sandbox takes 2,000 calls a minute.
    for (let waits = 0; response.status === 429 && waits < 10; waits++) {
      await sleep(1_000 * Number(response.headers.get('retry-after') ?? 1))
      response = await callPortal(api, client, targetId, 'POST', path, body)
    }
    const text = await response.text()
    expect([response.status, text]).toEqual([201, expect.any(String)])
    return response.headers.get('location')?.split('/').at(-1) ?? ''
  }

  return {
    contact: (details) => post('/user/me/contact', { 'common.realtorContactDetail': details }),
    async advert({ externalId, type = 'apartmentRent', contactId, picture, more = {} }) {
      const id = await post('/user/me/realestate', {
        [`realestates.${type}`]: {
          externalId,
          title: `Objekt ${externalId}`,
          address,
          showAddress: 'true',
          courtage: { hasCourtage: 'NO' },
          ...(contactId && { contact: { '@id': contactId } }),
          ...objects[type],
          ...more,
        },
      })
      if (picture !== undefined) await hang(id, picture)
      const publishObject = { realEstate: { '@id': id }, publishChannel: { '@id': '10000' } }
      await post('/publish', { 'common.publishObject': publishObject })
      return id
    },
    hang,
  }

  async function hang(advertId: string, picture: Buffer): Promise<void> {
    const metadata = {
      'common.attachment': { '@xsi.type': 'common:Picture', title: 'Blick', floorplan: 'false', titlePicture: 'true' },
    }
    const form = new FormData()
    form.append('attachment', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'blick.jpg')
    form.append('metadata', new Blob([JSON.stringify(metadata)], { type: 'application/json' }), 'metadata.json')
    const path = `/user/me/realestate/${advertId}/attachment`
    expect((await callPortal(api, client, targetId, 'POST', path, form)).status).toBe(201)
  }
}

export const aPicture = () => aJpeg(320, 240)
