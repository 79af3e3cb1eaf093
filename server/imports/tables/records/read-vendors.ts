import { ownMeasures } from '#contract/search/measure.ts'
import {
  notations,
  type RatingVendor,
  ratingClasses,
  ratingDirections,
  toBands,
  vendorKey,
} from '#methodology/ratings/vendor-scales.ts'
import { badges, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { ownVendors } from '#server/catalogue/vendors.ts'
import { type CellResult, readNumber } from '../../cells.ts'
import type { VendorRecord } from '../../market-records.ts'
import { rejectionOf } from '../../outcome.ts'
import type { Parsed } from '../../records.ts'
import type { Rejection } from '../../rejections.ts'
import type { Mapping } from '../mapping.ts'
import { passes, TableRow } from '../row.ts'
import type { RawTable } from '../rows.ts'
import { Fields, oneOf, type RecordContext } from './fields.ts'

/** What a row says of its vendor, which another row may leave out but not say differently. */
type Facts = Omit<RatingVendor, 'bands' | 'isGrade' | 'qualities' | 'pillar'>

interface Level {
  readonly line: number
  readonly level: string
  readonly min: number
  readonly max: number
  readonly class: RatingVendor['bands'][number]['class']
}

interface Draft {
  readonly facts: Facts
  readonly levels: Level[]
  readonly faults: Rejection[]
}

/** Providers of ratings, a row a level of the scale. A vendor of which a row is wrong is left out whole: a scale with a hole is none. */
export function readVendorRows(
  table: RawTable,
  mapping: Mapping,
  context: RecordContext,
): Pick<Parsed, 'vendors'> & { rejected: Rejection[] } {
  const row = new TableRow(table, mapping)
  const drafts = new Map<string, Draft>()
  const rejected: Rejection[] = []
  for (const { line, cells } of table.rows) {
    row.move(line, cells)
    if (mapping.rows?.some((test) => !passes(row, test))) continue
    const fields = new Fields(row, mapping, context)
    const key = fields.must('vendor', toKey)
    if (fields.rejection) rejected.push(fields.rejection)
    else addRow(drafts, key, fields)
  }
  const vendors: VendorRecord[] = []
  for (const draft of drafts.values()) {
    const { facts, levels } = draft
    const faults = [...draft.faults, ...faultsOf(draft)]
    if (faults.length > 0) rejected.push(...faults)
    else vendors.push({ line: levels[0]!.line, vendor: toVendor(facts, levels) })
  }
  return { vendors, rejected }
}

const reservedKeys = new Set<string>(['satoyama', ...scoreKeys, ...ownMeasures])

/** A key is also a word of searches, and those of the product keep their scales. */
function toKey(text: string): CellResult<string> {
  const isFree = vendorKey.test(text) && !reservedKeys.has(text) && !ownVendors().some(({ key }) => key === text)
  return isFree ? { value: text } : { reason: 'vendor-key' }
}

function addRow(drafts: Map<string, Draft>, key: string, f: Fields): void {
  const draft = drafts.get(key) ?? { facts: factsOf(key, f), levels: [], faults: [] }
  drafts.set(key, draft)
  const level = levelOf(f, draft)
  for (const [field, value] of Object.entries(vendorFields(f)) as [keyof typeof columnsOf, string | null][])
    if (value !== null && value !== draft.facts[field]) f.reject(columnsOf[field], 'conflict')
  if (f.rejection) draft.faults.push(f.rejection)
  else draft.levels.push(level)
}

/** Fields of a mapping, as a vendor has them. */
const columnsOf = {
  nameJa: 'name_ja',
  nameEn: 'name_en',
  short: 'short',
  direction: 'direction',
  measures: 'measures',
  notation: 'notation',
} as const

function vendorFields(f: Fields) {
  return {
    nameJa: f.text('name_ja', 60),
    nameEn: f.text('name_en', 60),
    short: f.text('short', 8),
    direction: f.get('direction', oneOf(ratingDirections, 'scale')),
    measures: f.get('measures', oneOf(badges, 'scale')),
    notation: f.get('notation', oneOf(notations, 'scale')),
  }
}

function factsOf(key: string, f: Fields): Facts {
  const nameEn = f.mustText('name_en', 60)
  return {
    key,
    nameEn,
    nameJa: f.text('name_ja', 60) ?? nameEn,
    short: f.text('short', 8) ?? nameEn.slice(0, 8),
    direction: f.must('direction', oneOf(ratingDirections, 'scale')),
    measures: f.must('measures', oneOf(badges, 'scale')),
    notation: f.must('notation', oneOf(notations, 'scale')),
    namesBands: f.get('names_bands', oneOf(['yes', 'no'], 'scale')) === 'yes',
    axisEnd: f.get('axis_end', (text, mark) => readNumber(text, undefined, mark)),
  }
}

function levelOf(f: Fields, { facts, levels }: Draft): Level {
  const level = {
    line: f.row.line,
    level: f.mustText('level', 20),
    min: f.must('min', (text, mark) => readNumber(text, undefined, mark)),
    max: f.must('max', (text, mark) => readNumber(text, undefined, mark)),
    class: f.must('class', oneOf(ratingClasses, 'scale')),
  }
  const overlaps = (other: Level) => level.min < other.max && other.min < level.max
  if (levels.some((other) => other.level === level.level)) f.reject('level', 'duplicate')
  else if (level.min > level.max || (facts.notation !== 'letters' && level.min === level.max)) f.reject('max', 'scale')
  else if (levels.some((other) => other.min === level.min || overlaps(other))) f.reject('min', 'scale')
  return level
}

/** What only all levels together show: none of them is a rating, or the axis would end before it begins. */
function faultsOf({ facts: { axisEnd, key }, levels }: Draft): Rejection[] {
  const [first] = levels
  if (!first) return []
  const lowest = Math.min(...levels.map(({ min }) => min))
  if (levels.every((level) => level.class === 'not-disclosed'))
    return [rejectionOf({ line: first.line, column: 'class', value: first.class, reason: 'scale' })]
  if (axisEnd !== null && axisEnd <= lowest)
    return [rejectionOf({ line: first.line, column: 'axis_end', value: `${key}: ${axisEnd}`, reason: 'scale' })]
  return []
}

function toVendor(facts: Facts, levels: readonly Level[]): RatingVendor {
  const bands = toBands(levels.map(({ line: _, ...level }) => ({ ...level, interval: '[min,max)' })))
  return { ...facts, isGrade: facts.notation === 'letters', qualities: [], pillar: null, bands }
}
