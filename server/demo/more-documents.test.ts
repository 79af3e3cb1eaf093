import { expect, test } from 'vitest'
import { type CompanyDocument, getCompanyDocument, listCompanyDocuments } from '#contract/documents/documents.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)

test('the invented market has documents in every state, and the newest of each company is its data book', async () => {
  const { db } = database
  const token = await app.signedIn()
  const companies = await db.selectFrom('company').select('id').orderBy('id').execute()
  const lists = await Promise.all(
    companies.map(async ({ id }) => {
      const reply = await app.call(listCompanyDocuments, { params: { companyId: id }, query: {} }, token)
      return { id, documents: reply.body.data.documents as CompanyDocument[] }
    }),
  )
  const every = lists.flatMap(({ id, documents }) => documents.map((document) => ({ ...document, companyId: id })))
  const has = (parts: Partial<CompanyDocument>) =>
    every.some((document) =>
      Object.entries(parts).every(([key, value]) => document[key as keyof CompanyDocument] === value),
    )
  expect(has({ isRead: false, figures: 0 })).toBe(true)
  expect(has({ language: 'en', kind: 'sustainability-report' })).toBe(true)
  expect(has({ kind: 'governance-report', fiscalYear: null })).toBe(true)
  expect(has({ isAmendment: true, figures: 0 })).toBe(true)
  expect(every.some(({ isAmendment, restated }) => isAmendment && restated > 0)).toBe(true)
  for (const { documents } of lists) expect(documents[0]?.title).toMatch(/^サステナビリティデータブック/)

  const correction = every.find(({ isAmendment, restated }) => isAmendment && restated > 0)!
  const params = { companyId: correction.companyId, documentId: correction.id }
  const { restated } = (await app.call(getCompanyDocument, { params, query: {} }, token)).body.data
  expect(restated).toHaveLength(correction.restated)
  for (const { value, earlierValue } of restated) expect(value).not.toBe(earlierValue)
})
