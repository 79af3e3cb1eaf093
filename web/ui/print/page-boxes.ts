import { config } from '../../app/config.ts'
import { printMessages } from './print-messages.ts'

interface Boxes {
  /** What the sheet is of, at the top of every page. */
  readonly head?: string
  /** As-of day, method and recipe, at the foot. */
  readonly foot: string
}

/**
 * The margins of every page of paper, as a style sheet: what it is of, whether the market is invented, as of when, and which page.
 * A block that stays at the foot of the window would lie over the rows.
 */
export function pageBoxes({ head = '', foot }: Boxes): string {
  const demo = config().market === 'demo' ? printMessages().demo : ''
  const box = (name: string, content: string) => `@${name} { content: ${content}; font-size: 8pt }`
  return `@page { size: A4; margin: 16mm 14mm 16mm; ${[
    box('top-left', JSON.stringify(head)),
    box('top-right', JSON.stringify(demo)),
    box('bottom-left', JSON.stringify(foot)),
    box('bottom-right', 'counter(page) " / " counter(pages)'),
  ].join(' ')} }`
}
