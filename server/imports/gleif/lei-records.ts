import { z } from 'zod'
import { isMissing, readCorporateNumber, readLei } from '../cells.ts'
import { rejectionOf } from '../outcome.ts'
import { type Rejection, Unreadable } from '../rejections.ts'

const Page = z.object({
  meta: z.object({
    pagination: z.object({ currentPage: z.int(), lastPage: z.int(), total: z.int() }),
  }),
  data: z.array(
    z.object({
      attributes: z.object({
        lei: z.string(),
        entity: z.object({
          legalAddress: z.object({ country: z.string() }),
          registeredAs: z.string().nullish(),
          status: z.string().nullish(),
        }),
      }),
    }),
  ),
})

/** An entity of the register with the number that its own country knows it by. */
export interface LeiRecord {
  readonly lei: string
  readonly corporateNumber: string
}

export interface LeiPage {
  readonly records: readonly LeiRecord[]
  /** Entities without a corporate number, of other countries, or that are no more. */
  readonly ignored: number
  readonly rejected: readonly Rejection[]
  readonly page: number
  readonly lastPage: number
  /** Entities of all pages. */
  readonly total: number
}

/** A page of the global register of legal entities, of Japanese ones: `registeredAs` is the corporate number. */
export function leiRecordsOf(json: string): LeiPage {
  const { meta, data } = parse(json)
  const records: LeiRecord[] = []
  const rejected: Rejection[] = []
  for (const [at, { attributes }] of data.entries()) {
    const { registeredAs, legalAddress, status } = attributes.entity
    // Funds and branches are registered elsewhere, under numbers of other kinds.
    const digits = (registeredAs ?? '').normalize('NFKC').replace(/[\s-]/g, '')
    if (legalAddress.country !== 'JP' || status === 'INACTIVE' || isMissing(digits) || !/^\d{13}$/.test(digits))
      continue
    const [lei, number] = [readLei(attributes.lei), readCorporateNumber(digits)]
    const line = at + 1
    if ('reason' in lei) rejected.push(rejectionOf({ line, column: 'lei', value: attributes.lei, reason: lei.reason }))
    else if ('reason' in number)
      rejected.push(rejectionOf({ line, column: 'registeredAs', value: registeredAs, reason: number.reason }))
    else if (lei.value !== null && number.value !== null)
      records.push({ lei: lei.value, corporateNumber: number.value })
  }
  const { currentPage: page, lastPage, total } = meta.pagination
  return { records, ignored: data.length - records.length - rejected.length, rejected, page, lastPage, total }
}

function parse(json: string): z.infer<typeof Page> {
  try {
    return Page.parse(JSON.parse(json))
  } catch (error) {
    if (error instanceof z.ZodError)
      throw new Unreadable('header-missing', {
        columns: error.issues
          .map(({ path }) => path.join('.'))
          .slice(0, 5)
          .join(', '),
      })
    throw new Unreadable('unrecognised')
  }
}
