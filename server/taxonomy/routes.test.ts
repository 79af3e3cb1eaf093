import { expect, test } from 'vitest'
import { getTaxonomy } from '#contract/taxonomy/taxonomy.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const app = givenApp(givenDatabase())

test('themes with the indicators their rules ask about', async () => {
  const { body } = await app.call(getTaxonomy, {}, await app.signedIn())
  const { themes, terms, goals } = body.data
  expect([themes.length, goals.length]).toEqual([50, 17])
  const of = (code: string) => themes.find((theme: { code: string }) => theme.code === code)
  expect(of('human_rights').indicators).toEqual(['S-LR-048', 'S-LR-049'])
  expect(of('neg_tobacco')).toMatchObject({ kind: 'negative_screen', indicators: [], jurisdiction: null })
  expect(of('reg_us_sec_climate')).toMatchObject({ jurisdiction: 'US', effective: 'none', status: 'verified' })
  expect(of('reg_us_sec_climate')).toMatchObject({
    noteJa: expect.stringContaining('発効していない'),
    noteEn: expect.stringContaining('never in effect'),
  })
  expect(of('re100')).toMatchObject({ noteJa: null, noteEn: null })
  expect(terms).toContainEqual({ code: 'market', nameJa: '市場区分', nameEn: 'Market segment' })
})

test('six objectives and the minimum safeguards, with our own mapping marked as a proposal', async () => {
  const { body } = await app.call(getTaxonomy, {}, await app.signedIn())
  const { objectives } = body.data
  expect(objectives.map(({ article }: { article: string }) => article)).toEqual([
    ...['9(a)', '9(b)', '9(c)', '9(d)', '9(e)', '9(f)'],
    '18',
  ])
  expect(objectives[0]).toMatchObject({ status: 'official', nameJaStatus: 'secondary', harmArticle: '17(1)(a)' })
  expect(objectives[0].mappings[0]).toMatchObject({
    indicator: 'E-CC-001',
    relation: 'no_significant_harm',
    status: 'proposed',
    topic: null,
  })
  expect(objectives[6].contributionArticle).toBeNull()
})
