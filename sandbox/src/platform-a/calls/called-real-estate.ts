import type { RealEstate, State, User } from '../state/state.ts'
import { notFound } from '../wire/refusal.ts'
import type { Call } from './calls.ts'
import type { Step } from './sentinels.ts'

/** By number, or by `ext-` and the external id; of this user only. */
function findRealEstate(state: State, user: User, address: string): RealEstate | undefined {
  if (address.startsWith('ext-')) return state.realEstates.findByExternalId(user.name, address.slice(4))
  const found = /^\d{1,15}$/.test(address) ? state.realEstates.get(Number(address)) : undefined
  return found?.userName === user.name ? found : undefined
}

/**
 * Finds the object that a call is about. Those that fail on request do so here, found or not; since that may take a
 * while, the object is as it is afterwards.
 */
export async function findCalledRealEstate(
  state: State,
  call: Call,
  address: string,
  step: Step,
  sent?: Pick<RealEstate, 'type' | 'data'>,
): Promise<{ row: RealEstate | undefined; isOvertaken: boolean }> {
  const found = findRealEstate(state, call.user, address)
  const externalId = found?.externalId ?? (address.startsWith('ext-') ? address.slice(4) : '')
  const { type, data } = sent ?? found ?? {}
  const isOvertaken = await call.announceObject(externalId, step, type, data)
  return { row: findRealEstate(state, call.user, address), isOvertaken }
}

/** The object that the path names, or 404. */
export async function getCalledRealEstate(state: State, call: Call, step: Step): Promise<RealEstate> {
  const { row } = await findCalledRealEstate(state, call, call.params['id'] ?? '', step)
  if (row === undefined) throw notFound()
  return row
}
