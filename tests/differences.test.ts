import { expect, test } from 'vitest'
import { readSources } from '../rooms.ts'

/**
 * A difference beside its two figures is that of the figures as they are printed (`formatDifference`, `charts/figure/difference.ts`):
 * "61.6 → 65.6 (+3.9)" is wrong to who reads it. What has a sign of its own is no such difference, and says here why.
 */
const ownSign: Readonly<Record<string, string>> = {
  'web/format.ts': 'makes the text',
  'web/charts/figure/difference.ts': 'makes the text, of printed figures',
  'web/charts/materiality/option.ts': 'levels of an axis',
  'web/charts/waterfall/Columns.tsx': 'steps of a waterfall',
  'web/charts/waterfall/Rows.tsx': 'steps of a waterfall',
  'web/charts/waterfall/Waterfall.tsx': 'steps of a waterfall',
  'web/charts/waterfall/bars.ts': 'steps of a waterfall',
  'web/custom-scoring/excel/Result.tsx': 'a change of ranks, which are whole numbers',
  'web/custom-scoring/result/ResultFigure.tsx':
    'coverage won or lost against the standard, whose own stands on no screen',
  'web/ftse-prediction/steps/StepsFigure.tsx': 'what a step adds, to three digits, beside no two figures',
  'web/ftse-prediction/steps/table.ts': 'what a step adds',
  'web/findings/sentence.ts': 'differences that methodology/findings takes of printed figures',
  'web/impact/WaterfallFigure.tsx': 'amounts with a sign',
  'web/impact/figures.ts': 'amounts with a sign',
  'web/indicators/measures/measures.ts': 'a difference alone, and tones, which have a sign',
  'web/industries/figures.ts': 'parts of a change; scores in another display beside a change in points',
  'web/industries/companies/CompaniesTable.tsx': 'a change in points of score beside ranks or deviations',
  'web/industries/companies/companies-table.ts': 'a change in points of score beside ranks or deviations',
  'web/industries/sustainability/Movers.tsx': 'parts of a change; a change of ranks, which are whole numbers',
  'web/news/events/EventDetail.tsx': 'a tone, which has a sign',
  'web/news/names.ts': 'a tone, which has a sign',
  'web/news/tone/ToneChart.tsx': 'tones, which have a sign',
  'web/news/tone/ToneFigure.tsx': 'tones, which have a sign',
  'web/news/tone/ToneTable.tsx': 'tones, which have a sign',
  'web/alerts/Line.tsx': 'tones, which have a sign',
  'web/observations/why/VintageComparison.tsx': 'of figures as filed, in all their digits',
  'web/observations/why/WhyVintages.tsx': 'of figures as filed, in all their digits',
  'web/portfolio/figures.ts': 'makes the text of effects',
  'web/portfolio/holdings/columns.ts': 'more weight than in the benchmark, whose weight stands on no screen',
  'web/portfolio/parts/Climate.tsx': 'effects',
  'web/portfolio/parts/Esg.tsx': 'effects',
  'web/portfolio/parts/Time.tsx': 'parts of a change',
  'web/portfolio/tables/climate-tables.ts': 'effects',
  'web/scores/decomposition/PartRow.tsx': 'what a row adds',
  'web/scores/decomposition/parts-table.ts': 'what a row adds',
  'web/scores/evaluation/WhyTheyDiffer.tsx': 'parts of a distance between two raters',
  'web/scores/why/ScoreReasons.tsx': 'what an indicator adds',
  'web/searches/results/map/MapNotes.tsx': 'a coefficient of correlation',
  'web/simulator/headline.ts': 'the effect of a lever alone',
  'web/simulator/levers/LeverRow.tsx': 'effects of levers',
  'web/simulator/levers/LeversFigure.tsx': 'effects of levers',
  'web/simulator/plan/PlanFigure.tsx': 'effects of steps',
  'web/simulator/result/ResultFigure.tsx': 'effects of steps',
  'web/targets/figure-text.ts': 'a cut in per cent',
  'web/targets/others/text.ts': 'a cut in the words of a filing',
  'web/value/pbr/joint/coefficient-text.ts': 'coefficients',
  'web/value/pbr/text.ts': 'coefficients and their changes in per cent',
  'web/value/worth/Terms.tsx': 'coefficients',
  'web/value/worth/accuracy.ts': 'a gain with its interval',
  'web/value/worth/amounts.ts': 'amounts with a sign',
  'web/watchlists/list/ListTable.tsx': 'a mean of the changes of some companies, which is no difference of two means',
}

const signed = /\b(?:formatPoints|formatSigned|pointsText|pointsCell)\b|\bsigned\(|'\+' : |'−' : '/
/** One of these with a subtraction for its argument. */
const subtraction =
  /\b(?:formatPoints|formatSigned|signed|pointsText|pointsCell|formatScore|formatNumber\(Math\.abs)\((?:[^()\n]|\([^()\n]*\)|\()*? - /

const sources = [...readSources()].filter(([file]) => file.startsWith('web/') && !/\.test\.tsx?$/.test(file))

test('who writes a figure with a sign says that it is no difference of two printed ones', () => {
  const users = sources.filter(([, text]) => signed.test(text)).map(([file]) => file)
  expect(users.filter((file) => !(file in ownSign))).toEqual([])
  expect(Object.keys(ownSign).filter((file) => !users.includes(file))).toEqual([])
})

test('no difference is taken of figures that are printed otherwise', () => {
  // Figures as filed are printed in all their digits; the others take printed figures.
  const asFiled = /^web\/(observations\/why\/|format\.ts$|charts\/figure\/difference\.ts$)/
  const takers = sources.filter(([file, text]) => subtraction.test(text) && !asFiled.test(file)).map(([file]) => file)
  expect(takers).toEqual([])
  expect(subtraction.test('{formatPoints((value - previous) * 100)}')).toBe(true)
  expect(subtraction.test('signed(b - a, format)')).toBe(true)
  expect(subtraction.test('formatDifference(value * 100, previous * 100)')).toBe(false)
})
