import { parse } from 'node:path'
import type { Tx } from '../lib/database/db.ts'
import {
  listReportable,
  recordReports,
  recordWarnings,
  type ReportableListing,
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
  message: string
}

/** Confirms or fails the listings that the file carried. */
export async function applyImportReport(
  tx: Tx,
  accountId: string,
  targetId: string,
  report: ImportReport,
): Promise<void> {
  const numbers = [...report.faults, ...report.hints].flatMap(({ objectNumber }) => objectNumber ?? [])
  const listings = await listReportable(tx, accountId, targetId, numbers)
  const reports = reportsOnListings(report, listings)
  if (reports.length > 0) await recordReports(tx, accountId, reports)
  const warnings = hintsOnListings(report, listings)
  if (warnings.length > 0) await recordWarnings(tx, accountId, warnings)
}

/** What the report says about each listing. Those of its file that it has nothing against are confirmed. */
export function reportsOnListings(report: ImportReport, listings: ReportableListing[]): ReportOnListing[] {
  const carried = carriedBy(report, listings)
  const refused = new Map<string, string>()
  for (const fault of report.faults) {
    for (const { id } of listingsMeant(fault, carried)) refused.set(id, refused.get(id) ?? fault.message)
  }
  const confirmed = report.isClean || report.faults.length > 0 ? carried.filter(({ id }) => !refused.has(id)) : []
  return [
    ...[...refused].map(([listingId, problem]) => ({ listingId, report: { problem } })),
    ...confirmed.map(({ id }) => ({ listingId: id, report: { problem: null } })),
  ]
}

function hintsOnListings(report: ImportReport, listings: ReportableListing[]) {
  const carried = carriedBy(report, listings)
  const hints = report.hints.flatMap((hint) => listingsMeant(hint, carried).map(({ id }) => ({ id, hint })))
  return [...Map.groupBy(hints, ({ id }) => id)].map(([listingId, its]) => ({
    listingId,
    warnings: its.map(({ hint: { message } }) => ({ path: '', code: 'portal_remark' as const, message })),
  }))
}

/** Who names an object means that one; who names none, all of the file. */
function listingsMeant({ objectNumber }: ReportLine, carried: ReportableListing[]): ReportableListing[] {
  return objectNumber === undefined ? carried : carried.filter(({ numbers }) => numbers.includes(objectNumber))
}

/**
 * A file that is named is the one, known or not: what is said of one that was overtaken says nothing of the next. Where none
 * is, it is the one of the objects that are named; or else the oldest that is waited for, for portals are taken to report on
 * files in the order in which they got them.
 */
function carriedBy({ words, faults, hints }: ImportReport, listings: ReportableListing[]): ReportableListing[] {
  const named = listings.filter(({ transfer }) => transfer !== null && isNamedIn(words, transfer))
  if (named.length > 0) return inTheFilesOf(named, listings)
  if (listings.some(({ transfer }) => transfer !== null && isAnotherNamedIn(words, transfer))) return []
  const numbers = [...faults, ...hints].flatMap(({ objectNumber }) => objectNumber ?? [])
  const meant =
    numbers.length > 0
      ? listings.filter((each) => numbers.some((number) => each.numbers.includes(number)))
      : listings.filter(({ isAwaited }) => isAwaited).slice(0, 1)
  return inTheFilesOf(meant, listings)
}

function inTheFilesOf(some: ReportableListing[], listings: ReportableListing[]): ReportableListing[] {
  const transfers = new Set(some.flatMap(({ transfer }) => transfer ?? []))
  return listings.filter((each) => some.includes(each) || (each.transfer !== null && transfers.has(each.transfer)))
}

/** With or without its ending, and not as a part of another name. */
function isNamedIn(words: string, transfer: string): boolean {
  return new RegExp(`(?<![\\w-])${RegExp.escape(parse(transfer).name)}(?![\\w-])`).test(words)
}

/** Another file of the same kind. */
function isAnotherNamedIn(words: string, transfer: string): boolean {
  return new RegExp(`[\\w-]${RegExp.escape(parse(transfer).ext)}\\b`, 'i').test(words)
}
