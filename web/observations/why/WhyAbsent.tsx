import type { ReactNode } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import { Elsewhere } from '../../app/market/Elsewhere.tsx'
import { FromSources } from '../../app/market/FromSources.tsx'
import { formatDay, formatYear } from '../../format.ts'
import { categoryName } from '../../indicators/categories.ts'
import { rawMessages } from '../messages.ts'
import { absenceOf, type Observations, silenceOf } from '../table/rows.ts'
import { SourceLink } from '../table/SourceLink.tsx'
import { chapterName } from './text/PassageClip.tsx'
import classes from './why-figure.module.css'

interface Props {
  readonly indicator: Indicator
  readonly year: number
  readonly observations: Observations
  /** What the words of the report say instead. */
  readonly children: ReactNode
}

/** There is no figure: why, and what would change that. */
export function Absent({ indicator, year, observations, children }: Props) {
  const m = rawMessages()
  const reason = absenceOf(indicator, year, observations)
  return (
    <>
      <p className="v">
        — <small>{m.absences[reason]}</small>
      </p>
      <p className="note">{formatYear(year)}</p>
      {children}
      <h3>{m.absentWhy}</h3>
      <p>{m.reasons[reason]}</p>
      <Silence silence={silenceOf(indicator, year, observations)} observations={observations} />
      <h3>{m.fillWith}</h3>
      <p>{m.fills[reason]}</p>
      {(reason === 'no-filing' || reason === 'not-imported') && <FromSources of={['edinet-documents']} />}
      <Elsewhere categories={[indicator.middle]} nameOf={categoryName} />
      {indicator.elements.length > 0 && (
        <>
          <h3>{m.elements}</h3>
          {indicator.elements.map((element) => (
            <p key={element} className={classes.sha}>
              {element}
            </p>
          ))}
        </>
      )}
    </>
  )
}

/** Which chapters of which report were read in full. */
function Silence({ silence, observations }: { silence: ReturnType<typeof silenceOf>; observations: Observations }) {
  const m = rawMessages()
  const document = observations.documents.find(({ id }) => id === silence?.documentId)
  if (!silence || !document) return null
  return (
    <>
      <h3>{m.wholeChapters}</h3>
      <ul className="note">
        {silence.chapters.map((element) => (
          <li key={element}>{chapterName(element)}</li>
        ))}
      </ul>
      <p className="note">
        <SourceLink document={document} filed={null} /> · {formatDay(document.filedOn)}
      </p>
    </>
  )
}
