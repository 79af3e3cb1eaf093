import { readTargets } from '#methodology/targets/sentences/read-targets.ts'
import { squeeze } from '#methodology/text/letters.ts'
import { answer, figure, type Reader, type ReadFigure } from './reader.ts'
import { type Passage, policy, sentencesIn, sustainability } from './report.ts'

const netZero = /カーボン・?ニュートラル|ネット・?ゼロ|実質(的に)?ゼロ|排出(量)?(を)?ゼロ|排出量実質ゼロ|脱炭素/i
const others =
  /政府|日本(国)?は|我が国|わが国|世界|国際社会|EU|パリ協定|IEA|シナリオ|社会の実現|業界|国内外で|高まり|動向|潮流|達成せず|達成しない|投融資|閣議|推進戦略|お客(様|さま)/

const gases = /GHG|温室効果ガス|CO2|二酸化炭素|Scope|スコープ/i
/** What else is discharged and cut. */
const otherDischarge = /廃棄|産廃|廃プラ|プラスチック|ごみ|食品ロス|排水|VOC|NOx|SOx|化学物質/i

/** Whether there are climate targets, for when, and how far they go. */
export const climateTargetsReader: Reader = {
  name: 'climate-targets',
  indicators: ['E-CC-030', 'E-CC-031', 'E-CC-033', 'E-CC-034'],
  places: [
    { indicator: 'E-CC-030', chapters: [...sustainability, ...policy], all: [/削減|ゼロ|ニュートラル|脱炭素/] },
    {
      indicator: 'E-CC-033',
      chapters: [...sustainability, ...policy],
      all: [/(Scope|スコープ)\d?.{0,12}3|サプライチェーン/i],
    },
  ],
  read(report) {
    const year = Number(report.filing.filedOn.slice(0, 4))
    const found: ReadFigure[] = []
    const zero = new Map<number, Passage>()
    const cuts: { amount: number; target: number; passage: Passage }[] = []
    for (const passage of sentencesIn(report, [...sustainability, ...policy])) {
      const text = squeeze(passage.text)
      const [, zeroYear] =
        /(20[2-9]\d)年(?:度)?(?:(?!20\d\d年)[^。]){0,40}?(?:カーボン・?ニュートラル|ネット・?ゼロ|実質(?:的に)?ゼロ|排出(?:量)?(?:を|の)?(?:実質)?ゼロ)/i.exec(
          text,
        ) ?? []
      if (
        zeroYear &&
        netZero.test(text) &&
        // 「中期経営計画(2022~2025年度)で定めたカーボンニュートラルの推進」: the year of a plan.
        !/計画\(20\d\d[~-]20\d\d年/.test(text) &&
        !others.test(text) &&
        /目標|目指|達成|宣言|掲げ|実現|向け|まで/.test(text)
      ) {
        const value = Number(zeroYear)
        if (value > year && !zero.has(value)) zero.set(value, passage)
      }
      if (!/削減|ゼロ|ニュートラル/.test(text) || text.length > 800) continue
      for (const target of readTargets(`${passage.text}。`, { year })) {
        if (target.confidence < 0.8 || target.target === null || target.amount === null) continue
        if (!gases.test(text) && (!/排出/.test(text) || otherDischarge.test(text))) continue
        if (/お客(様|さま)|販売する|原単位|(売上|生産)[^。、]{0,8}(あ|当)たり|製品(の)?使用/.test(text)) continue
        if (/石炭火力|発電事業|投融資|ポートフォリオ|フリート|一人当たり/.test(text)) continue
        // One rate for the whole chain is none of its own operations.
        if (/(?:Scope|スコープ)1[-~・、,+]?(?:2[・、,+と])?(?:Scope|スコープ)?3/i.test(text)) continue
        const percent = target.amount.unit === 'percent' ? target.amount.value : null
        if (percent !== null && percent > 0 && percent <= 100)
          cuts.push({ amount: percent, target: target.target.year, passage })
      }
      if (
        /Scope3|スコープ3/i.test(text) &&
        /(20[2-9]\d)年/.test(text) &&
        // A scope 3 that is only computed has no target.
        /(?:Scope|スコープ)(?:1[^。\d]{1,3}2[^。\d]{1,3})?3[^。]{0,80}\d%[^。]{0,12}(?:削減|減)/i.test(text) &&
        /目標|目指/.test(text) &&
        !found.some(({ indicator }) => indicator === 'E-CC-033')
      )
        found.push(answer('E-CC-033', true, [passage]))
    }
    const own = cuts.filter(
      ({ passage }) =>
        !/(?:Scope|スコープ)3/i.test(squeeze(passage.text).replace(/(?:Scope|スコープ)1[^。]{0,10}/gi, '')),
    )
    const first = own[0] ?? null
    const [zeroFirst] = [...zero].sort(([a], [b]) => a - b)
    if (first || zeroFirst) found.push(answer('E-CC-030', true, [first?.passage ?? zeroFirst![1]]))
    const near = own.filter(({ amount, target }) => amount < 100 && target <= 2035)
    const amounts = new Set(near.map(({ amount, target }) => `${amount} ${target}`))
    if (near[0] && amounts.size === 1)
      found.push(
        figure({
          indicator: 'E-CC-031',
          value: near[0].amount,
          kind: 'target',
          targetYear: near[0].target,
          passages: [near[0].passage],
        }),
      )
    if (zeroFirst && zero.size === 1)
      found.push(
        figure({
          indicator: 'E-CC-034',
          value: zeroFirst[0],
          kind: 'target',
          targetYear: zeroFirst[0],
          passages: [zeroFirst[1]],
        }),
      )
    return found
  },
}
