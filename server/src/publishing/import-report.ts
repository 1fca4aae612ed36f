import { parse } from 'node:path'
import type { ReportedProblem } from '@aushang/connectors'
import { messageOf, type Problem } from '@aushang/model'
import type { Tx } from '../lib/database/db.ts'
import {
  type AwaitingListing,
  confirmListings,
  listAwaitingReport,
  listUnconfirmed,
  recordReports,
  recordWarnings,
  type ReportOnListing,
} from '../listings/reports.store.ts'

/** What a portal says about a file that it was handed. */
export interface ImportReport {
  /** Everything in which it may name the file. */
  words: string
  /** What it refuses. Without a number, it is the whole file. */
  faults: ReportLine[]
  /** What it only remarks. */
  hints: ReportLine[]
  /** Whether it says that all is well; one that does not, and names no fault, leaves it open. */
  isClean: boolean
}

export interface ReportLine {
  /** The number of the object; some portals name it by another of the ids that they were sent. */
  objectNumber?: string
  /** The portal's own words; some refuse without a reason. */
  message?: string
}

/** What of a report nobody waits for. */
export type UnawaitedReport = Pick<ImportReport, 'faults' | 'hints' | 'isClean'>

/**
 * Confirms or fails the listings that the file carried, of those that wait for it: anybody can write to the address of a
 * target, and what was decided without a report is not decided anew by one. Returns what is left for a person to judge.
 */
export async function applyImportReport(
  tx: Tx,
  accountId: string,
  targetId: string,
  report: ImportReport,
): Promise<UnawaitedReport | null> {
  const carried = carriedBy(report, await listAwaitingReport(tx, accountId, targetId))
  const reports = reportsOnListings(report, carried)
  const reported = new Set(reports.length > 0 ? await recordReports(tx, accountId, reports) : [])
  const warnings = hintsOnListings(report, carried)
  if (warnings.length > 0) await recordWarnings(tx, accountId, warnings)
  const unawaited = unawaitedOf(
    report,
    carried.filter(({ id }) => reported.has(id)),
  )
  return unawaited !== null && (await confirmUnasked(tx, accountId, targetId, report)) ? null : unawaited
}

/** That all is well with a file may be said unasked; the file must be named then. */
async function confirmUnasked(
  tx: Tx,
  accountId: string,
  targetId: string,
  { words, faults, isClean }: ImportReport,
): Promise<boolean> {
  if (!isClean || faults.length > 0) return false
  const isNamed = namedIn(words)
  const confirmed = (await listUnconfirmed(tx, accountId, targetId)).filter(({ transfer }) => isNamed(transfer))
  if (confirmed.length === 0) return false
  const ids = confirmed.map(({ id }) => id)
  await confirmListings(tx, accountId, ids)
  return true
}

/** What the report says about each listing of its file. Those that it has nothing against are confirmed. */
export function reportsOnListings(report: ImportReport, carried: AwaitingListing[]): ReportOnListing[] {
  const meant = listingsMeantAmong(carried)
  const refused = new Map<string, ReportedProblem>()
  for (const fault of report.faults) {
    for (const { id } of meant(fault)) refused.set(id, refused.get(id) ?? quoted(fault))
  }
  const confirmed = report.isClean || report.faults.length > 0 ? carried.filter(({ id }) => !refused.has(id)) : []
  return [
    ...[...refused].map(([listingId, problem]) => ({ listingId, report: { problem } })),
    ...confirmed.map(({ id }) => ({ listingId: id, report: { problem: null } })),
  ]
}

function hintsOnListings(report: ImportReport, carried: AwaitingListing[]) {
  const meant = listingsMeantAmong(carried)
  const hints = report.hints.flatMap((hint) => meant(hint).map(({ id }) => ({ id, hint })))
  return [...Map.groupBy(hints, ({ id }) => id)].map(([listingId, its]) => ({
    listingId,
    warnings: its.map(({ hint }): Problem => ({
      path: '',
      code: 'portal_remark',
      message: messageOf({ key: 'reportRemarks' }),
      ...quoted(hint),
    })),
  }))
}

function quoted({ message }: ReportLine): ReportedProblem {
  return message === undefined ? {} : { portalMessage: message }
}

function unawaitedOf({ faults, hints, isClean }: ImportReport, heard: AwaitingListing[]): UnawaitedReport | null {
  if (heard.length === 0) return { faults, hints, isClean }
  const meant = listingsMeantAmong(heard)
  const left = {
    faults: faults.filter((fault) => meant(fault).length === 0),
    hints: hints.filter((hint) => meant(hint).length === 0),
  }
  return left.faults.length + left.hints.length > 0 ? { ...left, isClean } : null
}

/** Who names an object means that one; who names none, all of the file. A report may have thousands of lines, and of objects. */
function listingsMeantAmong(carried: AwaitingListing[]): (line: ReportLine) => AwaitingListing[] {
  const byNumber = Map.groupBy(
    carried.flatMap((listing) => listing.numbers.map((number) => ({ number, listing }))),
    ({ number }) => number,
  )
  return ({ objectNumber }) =>
    objectNumber === undefined ? carried : (byNumber.get(objectNumber)?.map(({ listing }) => listing) ?? [])
}

/**
 * A file that is named is the one, known or not: what is said of one that was overtaken says nothing of the next. Where none
 * is, it is the one of the objects that are named. Where nothing is named, that all is well is taken for the oldest, for portals
 * are taken to report on files in the order in which they got them; a refusal is of none, for anybody could write it.
 */
export function carriedBy({ words, faults, hints }: ImportReport, listings: AwaitingListing[]): AwaitingListing[] {
  const isNamed = namedIn(words)
  const named = listings.filter(({ transfer }) => transfer !== null && isNamed(transfer))
  if (named.length > 0) return inTheFilesOf(named, listings)
  if (isAnotherNamedIn(words, listings)) return []
  const numbers = new Set([...faults, ...hints].flatMap(({ objectNumber }) => objectNumber ?? []))
  if (numbers.size === 0) return faults.length > 0 ? [] : inTheFilesOf(listings.slice(0, 1), listings)
  const meant = listings.filter((each) => each.numbers.some((number) => number !== null && numbers.has(number)))
  return inTheFilesOf(meant, listings)
}

function inTheFilesOf(some: AwaitingListing[], listings: AwaitingListing[]): AwaitingListing[] {
  const transfers = new Set(some.flatMap(({ transfer }) => transfer ?? []))
  const ids = new Set(some.map(({ id }) => id))
  return listings.filter(({ id, transfer }) => ids.has(id) || (transfer !== null && transfers.has(transfer)))
}

/** With or without its ending, and not as a part of another name. */
function namedIn(words: string): (transfer: string) => boolean {
  const names = new Set(words.match(/[\w-]+/g))
  return (transfer) => {
    const { name } = parse(transfer)
    if (/^[\w-]+$/.test(name)) return names.has(name)
    return new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w-])`).test(words)
  }
}

/** Another file of the same kind. */
function isAnotherNamedIn(words: string, listings: AwaitingListing[]): boolean {
  const endings = new Set(listings.flatMap(({ transfer }) => (transfer === null ? [] : parse(transfer).ext)))
  return [...endings].some((ending) => new RegExp(`[\\w-]${RegExp.escape(ending)}\\b`, 'i').test(words))
}
