import type { Patent, patentFormats } from '#contract/patents/patents.ts'
import type { FileAnswer } from '#contract/wire/endpoint.ts'
import type { SheetCell } from '#contract/wire/spreadsheet.ts'
import { bilingual } from '#contract/words/words.ts'
import { once } from '#server/cache/once.ts'
import { readGreenInventory } from '#server/catalogue/patents.ts'
import { type FileSources, tableFile } from '#server/http/files/table-file.ts'

interface FileOptions {
  /** Without its ending. */
  readonly name: string
  readonly format: (typeof patentFormats)[number]
  readonly lang: 'ja' | 'en'
  readonly sources: FileSources
}

const words = bilingual({
  sheet: { ja: '特許', en: 'Patents' },
  columns: {
    ja: [
      '出願番号',
      '出願日',
      '公知日',
      '発明の名称',
      'FI',
      'グリーン技術',
      '共同出願人',
      'ステージ',
      'ステージ（原文）',
      '登録番号',
      '文献番号',
      '文献URL',
    ],
    en: [
      'Application number',
      'Filed on',
      'Published on',
      'Title',
      'FI',
      'Green technology',
      'Applied with',
      'Stage',
      'Stage as written',
      'Patent number',
      'Document number',
      'Link',
    ],
  },
  stages: {
    granted: { ja: '権利存続', en: 'In force' },
    pending: { ja: '出願中', en: 'Pending' },
    ended: { ja: '終了', en: 'Ended' },
    unknown: { ja: '不明', en: 'Not known' },
  },
  separator: { ja: '、', en: '; ' },
})

const greenNames = once(
  () => new Map(readGreenInventory().flatMap(({ subtopics }) => subtopics.map((part) => [part.key, part] as const))),
)

/** Patents as a file; a stage that was not known on the day is an empty cell. */
export function writePatents(
  patents: readonly Patent[],
  { name, format, lang, sources }: FileOptions,
): Promise<FileAnswer> {
  const { columns, stages, separator, sheet } = words[lang]
  const greenOf = (key: string) => {
    const part = greenNames().get(key)
    return (lang === 'ja' ? part?.nameJa : part?.nameEn) ?? key
  }
  const rows = patents.map((patent): SheetCell[] => [
    patent.number,
    patent.filedOn,
    patent.publishedOn,
    patent.title,
    patent.codes.join(' ') || null,
    patent.green.map(greenOf).join(separator) || null,
    patent.partners.map((each) => (lang === 'en' ? each.company?.nameEn : null) ?? each.name).join(separator) || null,
    patent.stage && stages[patent.stage],
    patent.stageText,
    patent.registeredNumber,
    patent.documentNumber,
    patent.url,
  ])
  const widthOf = (at: number) => (at === 3 || at === 11 ? 48 : at < 3 ? 18 : 26)
  return tableFile({ name, format, sources }, [{ name: sheet, rows: [[...columns], ...rows], widthOf }])
}
