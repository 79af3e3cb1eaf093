import { squeeze } from '#methodology/text/letters.ts'
import type { Chapter } from '../document/blocks.ts'

export interface Officer {
  readonly name: string
  readonly title: string
  /** Null: no footnote speaks of outside directors. */
  readonly isOutside: boolean | null
  /** Day of birth, ISO; null where the list does not say it. */
  readonly birthDate: string | null
}

/**
 * Officers in the table of a report whose persons are not tagged. The list ends at its total: what follows is the board that the
 * coming general meeting may elect, and executive officers.
 */
export function listedOfficers(chapter: Chapter | undefined): Officer[] {
  const people: { name: string; title: string; birthDate: string | null }[] = []
  let notes = ''
  let isOver = false
  for (const block of chapter?.blocks ?? []) {
    if (block.kind === 'paragraph') {
      notes += `${block.text}。`
      if (/(案|可決|承認)[^。]{0,40}(なる|なり|予定)/.test(block.text) && people.length > 0) isOver = true
      continue
    }
    const [head] = block.rows
    const [title, name, birth] = [/^役職?名|^役職/, /^氏名/, /生年月日/].map((each) =>
      (head ?? []).findIndex((cell) => each.test(squeeze(cell))),
    ) as [number, number, number]
    if (title < 0 || name < 0 || birth < 0) {
      if (people.length > 0 && block.rows.some(([cell]) => cell === '計')) isOver = true
      continue
    }
    if (isOver) continue
    for (const row of block.rows.slice(1)) {
      if (/^(計|合計)$/.test(squeeze(row[title]!))) isOver = true
      else if (/\d{4}年/.test(row[birth]!))
        people.push({ title: squeeze(row[title]!), name: squeeze(row[name]!), birthDate: dayIn(row[birth]!) })
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
