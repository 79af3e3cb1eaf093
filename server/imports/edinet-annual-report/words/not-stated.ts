import { squeeze } from '#methodology/text/letters.ts'
import { once } from '#server/cache/once.ts'
import type { Chapter } from '../document/blocks.ts'
import { chapterName } from '../document/chapters.ts'
import { readers } from '../readers/read-report.ts'
import type { ReadFigure, YesPlace } from '../readers/reader.ts'
import { governance, outside, type Report } from '../readers/report.ts'

const yesPlaces = once(() => readers.flatMap((reader) => reader.places ?? []))

/** Of some chapters, by their elements, those in which a yes to an indicator would stand. */
export function chaptersOfYes(indicator: string, elements: readonly string[]): string[] {
  const names = yesPlaces().find((place) => place.indicator === indicator)?.chapters ?? []
  return elements.filter((element) => names.includes(chapterName(element) ?? ''))
}

/** Chapters of which a report has one or another, by the form of the company and the year of the taxonomy. */
const alternatives: readonly (readonly string[])[] = [governance, outside]

/**
 * Yes/no indicators that a report does not state: nothing was read of them, all chapters in which a yes would stand are there whole, and
 * no paragraph and no table of them has its words. A denial and a plan have those words, so that they are no silence.
 */
export function listNotStated(report: Report, read: readonly ReadFigure[]): string[] {
  const stated = new Set(read.map(({ indicator }) => indicator))
  const texts = new Map<Chapter, string[]>()
  const textsOf = (chapter: Chapter) => {
    const earlier = texts.get(chapter)
    if (earlier) return earlier
    const own = chapter.blocks.map((block) =>
      squeeze(block.kind === 'paragraph' ? block.text : block.rows.flat().join('')),
    )
    texts.set(chapter, own)
    return own
  }
  const isSilent = ({ indicator, chapters: names, all }: YesPlace) => {
    const chapters = wholeChapters(report, names)
    return (
      !stated.has(indicator) &&
      chapters !== null &&
      !chapters.some((chapter) => textsOf(chapter).some((text) => all.every((pattern) => pattern.test(text))))
    )
  }
  return yesPlaces()
    .filter(isSilent)
    .map(({ indicator }) => indicator)
}

/** The chapters of these names; null where one is missing or was not read whole. */
function wholeChapters({ chapters }: Report, names: readonly string[]): Chapter[] | null {
  const own = names.flatMap((name) => chapters.get(name) ?? [])
  const areThere = names.every(
    (name) =>
      chapters.has(name) ||
      alternatives.some((group) => group.includes(name) && group.some((other) => chapters.has(other))),
  )
  return areThere && own.length > 0 && own.every(({ isWhole }) => isWhole) ? own : null
}
