import { stateCode } from '#methodology/figures/cell-states.ts'
import { oncePer } from '#server/cache/once.ts'
import type { LoadedPanel } from '../panel/build.ts'

/** Whether figures that were read from the words of filings take part. */
export type TextRule = 'included' | 'excluded'

/**
 * The same market as if nothing had been read from words: such a figure is one that was not disclosed, and of what a report does not
 * state nothing is known. A figure in a tag or a table
 * always stands before one that was read, so that none comes to light. The values are those of the panel itself.
 */
const withoutText = oncePer((panel: LoadedPanel): LoadedPanel => {
  const states = new Uint8Array(new SharedArrayBuffer(panel.states.length))
  states.set(panel.states)
  // Native search: a market of the world has hundreds of millions of cells, few of them read.
  for (const read of [stateCode['read-from-text'], stateCode['not-stated']])
    for (let cell = states.indexOf(read); cell !== -1; cell = states.indexOf(read, cell + 1))
      states[cell] = stateCode['not-disclosed']
  return { ...panel, states, text: 'excluded' }
})

export const byText = (panel: LoadedPanel, text: TextRule | undefined): LoadedPanel =>
  text === 'excluded' ? withoutText(panel) : panel
