import type { ReadFigureOf } from '#server/imports/edinet-annual-report/readers/read-report.ts'
import type { Answer, Trap } from './ledger.ts'

interface Contents {
  readonly answers: readonly Answer[]
  readonly traps: readonly Trap[]
}

/** Whether a figure is an answer: value, kind, year, and the boundary where both name one. */
export const isRight = (read: ReadFigureOf, answer: Answer): boolean =>
  read.indicator === answer.indicator &&
  Math.abs(read.value - answer.value) <= (answer.tolerance ?? 0) + 1e-6 &&
  read.kind === answer.kind &&
  (answer.boundary === null || read.boundary === null || read.boundary === answer.boundary) &&
  (answer.kind === 'yes-no' || read.yearsBack === answer.yearsBack) &&
  (answer.targetYear === undefined || read.targetYear === answer.targetYear)

const isTrapped = (read: ReadFigureOf, { indicator, value }: Trap) =>
  read.indicator === indicator && (value === null || Math.abs(read.value - value) < 1e-6)

/** Figures of indicators that a report answers which are none of the answers, and those that must not be read of it, with their words. */
export function faultsOf(read: readonly ReadFigureOf[], { answers, traps }: Contents): string[] {
  return read.flatMap((figure) => {
    const own = answers.filter(({ indicator }) => indicator === figure.indicator)
    const trap = traps.find((each) => isTrapped(figure, each))
    if (own.length > 0 ? own.some((answer) => isRight(figure, answer)) : !trap) return []
    const { indicator, value, boundary, yearsBack, targetYear = '', passages } = figure
    const words = passages.map(({ text }) => text.slice(0, 160)).join(' … ')
    const right = own.map((each) => `${each.value} ${each.boundary} ${each.yearsBack}`).join(', ') || trap?.why
    return [`${indicator}: ${value} ${boundary} ${yearsBack} ${targetYear}, not ${right} | ${words}`]
  })
}

/** How many of the answers are read. */
export const foundOf = (read: readonly ReadFigureOf[], { answers }: Contents): number =>
  answers.filter((answer) => read.some((figure) => isRight(figure, answer))).length
