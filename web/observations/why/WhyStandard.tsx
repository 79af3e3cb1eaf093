import { marksOf } from '#contract/market/marks.ts'
import type { Figure } from '#contract/market/observations.ts'
import { FactTag } from '../../indicators/FactTag.tsx'
import { useDefinitions } from '../../indicators/use-definitions.ts'
import { Marks } from '../Marks.tsx'
import { rawMessages } from '../messages.ts'

/** Which paragraphs of the SSBJ standards ask for the figure, and what its source says of assurance and standard. */
export function Standard({ figure: { indicator, notes } }: { readonly figure: Pick<Figure, 'indicator' | 'notes'> }) {
  const m = rawMessages()
  const definition = useDefinitions().data?.indicators.find(({ code }) => code === indicator)
  const paragraphs = definition?.ssbjRefs ?? []
  const { assurance, standard } = marksOf(notes)
  if (paragraphs.length === 0 && assurance === null && standard === null) return null
  return (
    <p className="note">
      {paragraphs.length > 0 && (
        <>
          {m.ssbj(paragraphs.join(', '))} <FactTag status="recalled" />{' '}
        </>
      )}
      <Marks notes={notes} />
    </p>
  )
}
