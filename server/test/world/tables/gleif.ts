import { givenZip } from '#server/imports/files/given-zip.ts'
import { isinOf, leiOf } from '../identifiers.ts'
import type { World } from '../world.ts'

/** A page of the register of legal entities, of one country: JSON:API with a count of pages. */
export function leiRecords(
  { filers, others }: World,
  page: { readonly number: number; readonly size: number },
): object {
  const companies = others.filter(({ kind }) => kind !== 'person')
  const all = [
    ...filers
      .filter(({ isForeign }) => !isForeign)
      .map(({ lei, nameJa, nameEn, corporateNumber }) => ({ lei, nameJa, nameEn, corporateNumber })),
    ...companies.map(({ nameJa, corporateNumber }, at) => ({
      lei: leiOf(500_000 + at),
      nameJa,
      nameEn: null,
      corporateNumber,
    })),
  ]
  const { number, size } = page
  const from = (number - 1) * size
  const lastPage = Math.max(1, Math.ceil(all.length / size))
  const link = (to: number) =>
    `https://api.gleif.org/api/v1/lei-records?filter%5Bentity.legalAddress.country%5D=JP&page%5Bnumber%5D=${to}&page%5Bsize%5D=${size}`
  const records = all.slice(from, from + size)
  return {
    meta: {
      goldenCopy: { publishDate: '2025-11-30T16:00:00Z' },
      pagination: {
        currentPage: number,
        perPage: size,
        from: records.length > 0 ? from + 1 : null,
        to: records.length > 0 ? from + records.length : null,
        total: all.length,
        lastPage,
      },
    },
    links: { first: link(1), ...(number < lastPage && { next: link(number + 1) }), last: link(lastPage) },
    data: records.map(({ lei, nameJa, nameEn, corporateNumber }) => ({
      type: 'lei-records',
      id: lei,
      attributes: {
        lei,
        entity: {
          legalName: { name: nameJa, language: 'ja' },
          otherNames: nameEn
            ? [{ name: nameEn, language: 'en', type: 'PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME' }]
            : [],
          legalAddress: { language: 'ja', country: 'JP' },
          registeredAt: { id: 'RA000412', other: null },
          registeredAs: corporateNumber,
          jurisdiction: 'JP',
          status: 'ACTIVE',
        },
        registration: { status: 'ISSUED', corroborationLevel: 'FULLY_CORROBORATED' },
      },
    })),
  }
}

export const isinMap = (day: string): object => ({
  data: {
    type: 'isin-lei-mappings',
    id: `invented-${day}`,
    attributes: {
      fileName: `isin_lei_${day}.zip`,
      uploadedAt: `${day}T06:00:00Z`,
      downloadLink: `https://mapping.gleif.org/api/v2/isin-lei/invented-${day}/download`,
    },
  },
})

/** The map of securities to issuers: many of other countries, and of each Japanese issuer its share and some bonds. */
export function isinMapZip({ filers }: World, day: string, foreignRows = 3_000): Buffer {
  const own = filers.flatMap(({ lei, isin, index }) => [
    `${lei},${isin}`,
    ...(index % 3 === 0
      ? [`${lei},${isinOf(`JP3${String(10_000 + index).padStart(5, '0')}A${String(index % 90).padStart(2, '0')}`)}`]
      : []),
  ])
  const others = Array.from(
    { length: foreignRows },
    (_, at) =>
      `${leiOf(700_000 + (at % 400))},${isinOf(`${['US', 'DE', 'XS', 'FR'][at % 4]}${String(at).padStart(9, '0')}`)}`,
  )
  const rows = [...others.slice(0, foreignRows / 2), ...own, ...others.slice(foreignRows / 2)]
  return givenZip([{ name: `isin-lei-${day}.csv`, content: Buffer.from(`LEI,ISIN\n${rows.join('\n')}\n`) }])
}
