import { isRecord } from '@aushang/model'
import type {
  AdvertGone,
  DayFigures,
  DayRange,
  Placement,
  StatisticsRead,
  Unauthorized,
  Unavailable,
} from '../contract.ts'
import { whileReading } from '../ended.ts'
import { unintelligible } from '../http-answers.ts'
import { listOf, saidIn, textOf } from './offer-api/answers.ts'
import { openOfferApi, type Session } from './offer-api/offer-api.ts'
import { realEstates } from './publish.ts'

/** One call for all of the days. */
export async function readStatistics(
  { portalId, externalId }: Placement,
  { from, to }: DayRange,
  session: Session,
): Promise<StatisticsRead | AdvertGone | Unauthorized | Unavailable> {
  const address = portalId ?? `ext-${encodeURIComponent(externalId)}`
  const path = `${realEstates}/${address}/dailyreport?dateFrom=${from}&dateTo=${to}`
  return whileReading(async () => {
    const reply = await openOfferApi(session).send({ method: 'GET', path, also: ['missing'] })
    const said = saidIn(reply)
    if (reply.meaning === 'missing') return { kind: 'gone', said }
    if (!isRecord(reply.json) || !('dailyReports' in reply.json)) return unintelligible(said)
    const days = listOf(reply.json['dailyReports']).flatMap((report) => (isRecord(report) ? figuresIn(report) : []))
    return { kind: 'read', days: days.filter(({ day }) => day >= from && day <= to), said }
  })
}

const names = {
  views: 'exposeHits',
  impressions: 'displaysResultList',
  contacts: 'emailContacts',
  bookmarks: 'onShortList',
} as const

function figuresIn(report: Record<string, unknown>): DayFigures[] {
  const day = textOf(report['date'])?.slice(0, 10)
  if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day)) return []
  const figures = Object.entries(names).flatMap(([ours, theirs]) => {
    const value = Number(textOf(report[theirs]))
    return Number.isInteger(value) && value >= 0 ? [[ours, value]] : []
  })
  return [{ day, ...(Object.fromEntries(figures) as Omit<DayFigures, 'day'>) }]
}
