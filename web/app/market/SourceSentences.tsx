import { useAttributions } from './attributions.ts'

/** What the sources of a real market demand where their figures are shown; nothing in an invented one. */
export function SourceSentences() {
  return useAttributions().map(({ text }) => (
    <p key={text} className="note">
      {text}
    </p>
  ))
}
