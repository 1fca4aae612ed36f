import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { findCalledRealEstate } from '../calls/called-real-estate.ts'
import { addResource, type Answer, type Call, type PortalParts } from '../calls/calls.ts'
import type { RealEstate } from '../state/state.ts'

const dayMs = 86_400_000
const daysMax = 366

/** How often an object was looked at, day by day, as if it had been online for two weeks when it came. The figures are made up, and stay what they are. */
export function dailyReportRoutes(app: FastifyInstance, portal: PortalParts): void {
  addResource(app, portal, '/user/:user/realestate/:id/dailyreport', {
    async GET(call: Call): Promise<Answer> {
      const { row } = await findCalledRealEstate(portal.state, call, call.params['id'] ?? '', 'READ')
      if (row === undefined) return bare(404, 'ERROR_RESOURCE_NOT_FOUND', 'Resource was not found.')
      const [from, to] = [dayIn(call, 'dateFrom'), dayIn(call, 'dateTo')]
      if (from === null || to === null || to < from || to - from > daysMax * dayMs) {
        return bare(412, 'ERROR_COMMON_URL_PARAMETER_VALIDATION_FAILED', 'dateFrom and dateTo are days, in this order.')
      }
      return { json: { realEstateId: row.externalId, dailyReports: reportsOf(row, from, to) } }
    },
  })
}

/** This resource alone answers its messages without a wrapper. */
function bare(status: number, messageCode: string, message: string): Answer {
  return { status, json: { messageCode, message } }
}

function dayIn(call: Call, name: string): number | null {
  const text = call.query.get(name) ?? ''
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN
  return Number.isNaN(day) ? null : day
}

function reportsOf(row: RealEstate, from: number, to: number): object[] {
  const first = Date.parse((row.firstActivatedAt ?? row.createdAt).slice(0, 10)) - 14 * dayMs
  const last = Math.min(to, Date.parse(new Date().toISOString().slice(0, 10)))
  const days: object[] = []
  for (let day = Math.max(from, first); day <= last; day += dayMs) days.push(figuresOf(row, day))
  return days
}

function figuresOf({ id }: RealEstate, day: number): object {
  const date = new Date(day).toISOString().slice(0, 10)
  const hash = createHash('md5').update(`${id} ${date}`).digest()
  const exposeHits = 5 + (hash.readUInt8(0) % 60)
  return {
    date,
    matchesResultList: exposeHits * 20,
    displaysResultList: exposeHits * 12 + (hash.readUInt8(1) % 12),
    exposeHits,
    onShortList: hash.readUInt8(2) % 6,
    clicksHomepage: 0,
    emailContacts: hash.readUInt8(3) % 3,
    clicksSendUrl: 0,
    clickFocusPlacement: 0,
    showMiniExposeFocusPlacement: 0,
    displayFocusPlacement: 0,
  }
}
