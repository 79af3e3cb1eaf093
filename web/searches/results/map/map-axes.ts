import { parseMeasure } from '#contract/search/text.ts'

/** An axis as the address has it. */
export interface MapAxis {
  readonly of: string
  /** By the figures when undefined: widely spread ones on a log scale. */
  readonly isLog: boolean | undefined
}
export type MapAxes = readonly [x: MapAxis, y: MapAxis]

const defaultAxes = ['E-CC-022', 'sustainability_score'] as const
const marks = { log: true, linear: false } as const

/** `E-CC-022,sustainability_score`, with `~log` or `~linear` where that was chosen; what makes no sense is the usual axis. */
export function readAxes(text: string | undefined): MapAxes {
  const parts = (text ?? '').split(',')
  const [x, y] = defaultAxes.map((fallback, index): MapAxis => {
    const [of = '', mark = ''] = (parts[index] ?? '').split('~')
    const isMeasure = parseMeasure(of).kind === 'read'
    return { of: isMeasure ? of : fallback, isLog: isMeasure ? marks[mark as keyof typeof marks] : undefined }
  })
  return [x!, y!]
}

/** Undefined for the usual axes. */
export function printAxes(axes: MapAxes): string | undefined {
  const text = axes.map(({ of, isLog }) => (isLog === undefined ? of : `${of}~${isLog ? 'log' : 'linear'}`)).join(',')
  return text === defaultAxes.join(',') ? undefined : text
}
