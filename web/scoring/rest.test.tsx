import { describe, expect, test } from 'vitest'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { setLanguage } from '../i18n/language.ts'
import { restSentence, whyUnscored, worstValueSentence } from './rest.ts'

const recipe = {
  hash: 'ab'.repeat(32),
  method: 'standard',
  version: '2.0',
  inference: 'industry',
  period: 'short',
  peers: 'gics74',
  asOf: null,
  revision: 3,
} as const
const disclosedCount = { disclosed: 2, of: 398, catalogue: 398 }
const half = { inferred: 0.5, worstValue: 0, leftOut: 0.004 }
const none = { inferred: 0, worstValue: 0, leftOut: 0 }

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  test('only what was done is said', () => {
    setLanguage(language)
    const of = (version: string, rest: Parameters<typeof restSentence>[0]['rest']) =>
      restSentence({ rest, recipe: { ...recipe, version } })
    const sentences = {
      en: [
        'Of the whole weight, 50% counts with the rank to be expected of an inferred figure and <1% is left out, as too little of it is disclosed.',
        'Of the whole weight, 50% is inferred and <1% is left out, as too little of it is disclosed.',
        'Of the whole weight, 88% takes the worst value, 0 points.',
      ],
      ja: [
        '残りの内訳は、推計値から求めた順位の期待値で計算した分が50%、開示が少なく採点から除いた分が<1%です。',
        '残りの内訳は、推計値で補った分が50%、開示が少なく採点から除いた分が<1%です。',
        '残りの内訳は、最悪値（0点）とした分が88%です。',
      ],
    }[language]
    expect([of('2.0', half), of('1.0', half), of('2.0', { ...none, worstValue: 0.88 })]).toEqual(sentences)
    expect([of('2.0', none), of('2.0', null)]).toEqual([undefined, undefined])
  })

  test('no score is told by the method: too little for a minimum, or nothing to rank', () => {
    setLanguage(language)
    const min = { en: /less is disclosed than a score needs/i, ja: /必要な下限に届かない/ }[language]
    const ranked = { en: /too few companies disclose/i, ja: /順位を付けられない/ }[language]
    expect(whyUnscored(disclosedCount, { ...recipe, version: '2.0', inference: 'industry' })).toMatch(min)
    expect(whyUnscored(disclosedCount, { ...recipe, version: '2.0', inference: 'worst-value' })).toMatch(ranked)
    expect(whyUnscored(disclosedCount, { ...recipe, version: '1.0', inference: 'industry' })).toMatch(ranked)
  })

  test('why the worst value puts a company elsewhere: what counts then is who discloses', () => {
    setLanguage(language)
    const policy = (inference: 'industry' | 'worst-value', rank: number | null, of = 87) => ({
      inference,
      isReady: true,
      value: 0.5,
      rank: rank === null ? null : { rank, of },
      displays: { percentile: null, deviation: null },
    })
    const scores = [{ key: 'sustainability_score', coverage: 0.7 }] as unknown as CompanyScores['scores']
    const of = (usual: number | null, worst: number | null, isBrief = false) =>
      worstValueSentence({ policies: [policy('industry', usual), policy('worst-value', worst)], scores }, isBrief)
    expect(of(86, 12)).toBe(
      {
        en: 'With the worst value everybody gets 0 for what they do not disclose, so that the rank tells above all who discloses: with 70% disclosed this company goes from 86 / 87 to 12 / 87.',
        ja: '最悪値を代入すると、未開示の項目はどの企業も0点となり、開示の多さが順位に強く表れます。同社（開示70%）は、86 / 87位から12 / 87位に変わります。',
      }[language],
    )
    expect([of(12, 12), of(null, 12), of(12, null)]).toEqual([undefined, undefined, undefined])
    // At a glance only a move of a fifth of the companies is told: 17 of 87 is less, 18 is more.
    expect([of(30, 13, true), of(31, 13, true)]).toEqual([undefined, of(31, 13)])
  })
})
