import type { CompanyRow } from '#server/industries/queries.ts'

export const toCompanyName = ({ id, nameJa, nameEn, ticker, isListed }: CompanyRow) => ({
  id,
  nameJa,
  nameEn,
  ticker,
  isListed,
})
