import { squeeze } from '#methodology/text/letters.ts'
import type { Chapter } from '../document/blocks.ts'

export interface Officer {
  readonly name: string
  readonly title: string
  /** Null: no footnote speaks of outside directors. */
  readonly isOutside: boolean | null
  /** Day of birth, ISO; null where the list does not say it. */
  readonly birthDate: string | null
  /** Steps of the career, each with its year and month: 「2019年6月当社取締役」; empty where the list does not say it. */
  readonly career: readonly string[]
}

/** Steps of a career that ran together, without spaces. */
export const careerSteps = (text: string): string[] =>
  withYears(squeeze(text))
    .split(/(?=(?:19|20)\d{2}年\d{1,2}月)/)
    .filter((step) => /^\d{4}年/.test(step))

/** 「2015年4月…同年6月…」 with the year that is meant. */
function withYears(text: string): string {
  let year = '同'
  return text.replace(/(\d{4}|同)年(?=\d{1,2}月)/g, (_, own: string) => {
    if (own !== '同') year = own
    return `${year}年`
  })
}

const joined =
  /(?<!元|子|親)当社(?!の?(子会社|グループ|連結|完全子会社|関係会社|親会社))(の|\(現[^)]*\))?(独立)?(社外)?[^社、。]{0,24}取締役(?!会|副?本部|室)/
const left = /当社(社外)?[^社、。]{0,24}取締役[^社、。]{0,12}(退任|辞任)/

/** What a director may have become without leaving the board, or after leaving it. */
const otherOffice = /当社(?:(?!会社|[、。取]).){0,30}(執行役|顧問|相談役|参与|監査役)/

/**
 * Month since which somebody is a director of the company, `2019-06`: the first step that says so, after any that says otherwise. Null
 * where a later step is of an officer who may not have been a director meanwhile.
 */
export function directorSince(career: readonly string[]): string | null {
  const own = career.slice(career.findLastIndex((step) => left.test(step)) + 1)
  const at = own.findIndex((step) => joined.test(step))
  if (at < 0 || own.slice(at + 1).some((step) => otherOffice.test(step) && !step.includes('取締役'))) return null
  const [, year, month] = /^(\d{4})年(\d{1,2})月/.exec(own[at]!) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}` : null
}

/**
 * Officers in the table of a report whose persons are not tagged. The list ends at its total: what follows is the board that the
 * coming general meeting may elect, and executive officers.
 */
export function listedOfficers(chapter: Chapter | undefined): Officer[] {
  const people: { name: string; title: string; birthDate: string | null; career: string[] }[] = []
  let notes = ''
  let isOver = false
  for (const block of chapter?.blocks ?? []) {
    if (block.kind === 'paragraph') {
      notes += `${block.text}。`
      if (/(案|可決|承認)[^。]{0,40}(なる|なり|予定)/.test(block.text) && people.length > 0) isOver = true
      continue
    }
    const [head] = block.rows
    const [title, name, birth, career] = [/^役職?名|^役職/, /^氏名/, /生年月日/, /略歴/].map((each) =>
      (head ?? []).findIndex((cell) => each.test(squeeze(cell))),
    ) as [number, number, number, number]
    if (title < 0 || name < 0 || birth < 0) {
      if (people.length > 0 && block.rows.some(([cell]) => cell === '計')) isOver = true
      continue
    }
    if (isOver) continue
    for (const row of block.rows.slice(1)) {
      if (/^(計|合計)$/.test(squeeze(row[title]!))) isOver = true
      else if (/\d{4}年/.test(row[birth]!))
        people.push({
          title: squeeze(row[title]!),
          name: squeeze(row[name]!),
          birthDate: dayIn(row[birth]!),
          career: careerSteps(row[career] ?? ''),
        })
    }
  }
  const sentences = notes
    .split('。')
    .filter((each) => /社外(取締役|監査役)/.test(each) && /(であり|です|である)/.test(each))
  const outside = squeeze(sentences.join('。'))
  return people.map((each) => ({
    ...each,
    isOutside:
      /社外/.test(each.title) || (sentences.length === 0 ? null : outside.includes(each.name.replace(/\(.*\)$/, ''))),
  }))
}

function dayIn(cell: string): string | null {
  const [, year, month, day] = /(\d{4})年(\d{1,2})月(\d{1,2})日/.exec(squeeze(cell)) ?? []
  return year ? [year, month!.padStart(2, '0'), day!.padStart(2, '0')].join('-') : null
}
