import type { FtsePrediction } from '#contract/ftse-prediction/company.ts'
import type { FtseModel } from '#contract/ftse-prediction/model.ts'
import type { FileAnswer } from '#contract/wire/endpoint.ts'
import type { SheetCell } from '#contract/wire/spreadsheet.ts'
import type { Db } from '#server/db/database.ts'
import { type FileSources, tableFile } from '#server/http/files/table-file.ts'
import { cardRows } from './card-rows.ts'
import { figure } from './figure.ts'
import { type FileLanguage, fileWords } from './file-words.ts'
import { indicatorNames } from './indicator-names.ts'

interface PredictionFile {
  readonly db: Db
  readonly prediction: FtsePrediction
  readonly card: FtseModel
  readonly companyId: number
}

interface FileOptions {
  readonly format: 'csv' | 'xlsx'
  readonly lang: FileLanguage
  readonly sources: FileSources
}

type Scores = FtsePrediction['overall']

/** Scores, themes, what would raise them, every indicator as it entered, and the model card; one below another as CSV. */
export async function writePrediction(
  file: PredictionFile,
  { format, lang, sources }: FileOptions,
): Promise<FileAnswer> {
  const [scores, themes, steps, inputs, card] = fileWords[lang].sheets
  const { year } = file.prediction
  return tableFile({ name: `satoyama-ftse-prediction-${file.companyId}-${year}`, format, sources }, [
    { name: scores, rows: await scoreRows(file, lang), widthOf: () => 26 },
    { name: themes, rows: themeRows(file, lang), widthOf: (at) => (at === 1 ? 30 : 16) },
    { name: steps, rows: stepRows(file, lang), widthOf: (at) => (at === 1 ? 44 : 20) },
    { name: inputs, rows: inputRows(file, lang), widthOf: (at) => (at === 1 ? 44 : 18) },
    { name: card, rows: cardRows(file.card, lang), widthOf: () => 20 },
  ])
}

async function scoreRows({ db, prediction, card, companyId }: PredictionFile, lang: FileLanguage) {
  const m = fileWords[lang]
  const { overall, pillars, year, state, error, coverage, recipe } = prediction
  const row = await db
    .selectFrom('company')
    .select(['name_ja', 'name_en'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const aboutCells: Record<keyof typeof m.about, SheetCell> = {
    company: lang === 'ja' ? row.name_ja : (row.name_en ?? row.name_ja),
    year,
    state: m.states[state],
    error: figure(error),
    coverage: figure(coverage, 100),
    ratingsUntil: recipe.ratingsUntil,
    recipe: recipe.hash,
    simulated: card.isSimulated ? m.simulated : m.imported,
  }
  return [
    ...Object.entries(m.about).map(([key, title]): SheetCell[] => [title, aboutCells[key as keyof typeof aboutCells]]),
    [],
    [...m.scores],
    [m.total, ...scoreCells(overall)],
    ...pillars.map((one): SheetCell[] => [m.pillars[one.pillar], ...scoreCells(one)]),
  ]
}

function scoreCells({ structure, predicted, actual }: Scores): SheetCell[] {
  return [
    figure(structure),
    ...[figure(predicted?.score), figure(predicted?.low), figure(predicted?.high)],
    predicted && `${predicted.from.toFixed(1)}–${predicted.to.toFixed(1)}`,
    ...[figure(actual?.score), actual?.ratedOn ?? null],
  ]
}

function themeRows({ prediction }: PredictionFile, lang: FileLanguage): SheetCell[][] {
  const m = fileWords[lang]
  return [
    [...m.themes, ...m.scores.slice(1)],
    ...prediction.themes.map((theme): SheetCell[] => [
      ...[m.pillars[theme.pillar], lang === 'ja' ? theme.nameJa : theme.nameEn],
      ...[theme.exposure, figure(theme.points), theme.possible, ...scoreCells(theme)],
    ]),
  ]
}

const themeName = ({ themes }: FtsePrediction, key: string, lang: FileLanguage) => {
  const theme = themes.find((one) => one.key === key)
  return theme ? (lang === 'ja' ? theme.nameJa : theme.nameEn) : key
}

function stepRows({ prediction }: PredictionFile, lang: FileLanguage): SheetCell[][] {
  const m = fileWords[lang]
  return [
    [...m.steps],
    ...prediction.steps.map(({ indicator, theme, kind, gain, effect, peers }): SheetCell[] => [
      ...[indicator, indicatorNames(lang).get(indicator)?.name ?? null, themeName(prediction, theme, lang)],
      ...[m.kinds[kind], figure(gain), figure(effect), figure(peers, 100)],
    ]),
  ]
}

function inputRows({ prediction }: PredictionFile, lang: FileLanguage): SheetCell[][] {
  const m = fileWords[lang]
  return [
    [...m.inputs],
    ...prediction.inputs.map(({ indicator, theme, state, value, percentile, points }): SheetCell[] => {
      const { name = null, unit = null } = indicatorNames(lang).get(indicator) ?? {}
      return [
        ...[indicator, name, themeName(prediction, theme, lang), m.inputStates[state]],
        ...[figure(value), unit, figure(percentile, 100), figure(points)],
      ]
    }),
  ]
}
