import { useQuery } from '@tanstack/react-query'
import type { Indicator } from '#contract/market/indicators.ts'
import { listReadFigures, type ReadFigure } from '#contract/read-figures/read-figures.ts'
import { requestOf } from '../../../app/query.ts'
import { useProfile } from '../../../app/use-profile.ts'
import { formatDay } from '../../../format.ts'
import { OutsideLink } from '../../../ui/OutsideLink.tsx'
import { exactText } from '../../figure-text.ts'
import { rawMessages } from '../../messages.ts'
import { figureUnit, remarkText } from '../../remarks.ts'
import type { Selected } from '../../selected.ts'
import { Decide } from './Decide.tsx'
import { PassageClip } from './PassageClip.tsx'
import { textMessages } from './text-messages.ts'

interface Props {
  readonly companyId: number
  readonly selected: Selected
  readonly indicator: Indicator
  readonly asOf: string | undefined
  /** Whether nothing stands in a tag or a table: then it matters that the words say nothing either. */
  readonly isAbsent?: boolean
}

/** What the words of the annual report say of a figure, with the sentence or the cell lit, and for operators the decision on it. */
export function TextReading({ companyId, selected, indicator, asOf, isAbsent = false }: Props) {
  const m = textMessages()
  const { data } = useQuery({
    ...requestOf(listReadFigures, {
      params: { companyId },
      query: { indicator: indicator.sameAs ?? indicator.code, fiscalYear: selected.year, asOf },
    }),
    enabled: selected.part === '',
  })
  if (!data) return null
  const figures = data.figures.filter(({ boundary }) => isAbsent || boundary === selected.boundary)
  if (figures.length === 0 && !isAbsent) return null
  return (
    <section aria-label={m.title}>
      <h3>{m.title}</h3>
      {figures.map((figure) => (
        <Reading key={figure.id} figure={figure} indicator={indicator} isPast={asOf !== undefined} />
      ))}
      {figures.length === 0 && <Unknown links={data.links} />}
    </section>
  )
}

function Unknown({ links }: { readonly links: readonly string[] }) {
  const m = textMessages()
  return (
    <>
      <p>{m.unknown}</p>
      {links.length > 0 && (
        <>
          <p className="note">{m.links}</p>
          <ul>
            {links.map((link) => (
              <li key={link}>
                <OutsideLink href={link}>{link.replace(/^https?:\/\/(www\.)?/, '').slice(0, 60)}</OutsideLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

interface ReadingProps {
  readonly figure: ReadFigure
  readonly indicator: Indicator
  /** A decision is one of today. */
  readonly isPast: boolean
}

function Reading({ figure, indicator, isPast }: ReadingProps) {
  const m = textMessages()
  const raw = rawMessages()
  const isOperator = useProfile().data?.is_operator === true
  const { value, state, beside, boundary, notes, passages, document, decision, reader } = figure
  const unit = indicator.type === 'boolean' ? '' : figureUnit(indicator.unit, notes)
  return (
    <>
      <p>
        <b>
          {exactText(value, indicator)} {unit}
        </b>{' '}
        <span className="dim">{raw.boundaries[boundary]}</span>
      </p>
      <p className="note">{[m.states[state], beside !== 'none' && m.beside[beside]].filter(Boolean).join(' ')}</p>
      {notes.map((note) => (
        <p key={note} className="note">
          {remarkText(note)}
        </p>
      ))}
      {passages.map((passage) => (
        <PassageClip key={`${passage.element} ${passage.address}`} passage={passage} document={document} />
      ))}
      <dl>
        <dt>{m.filing}</dt>
        <dd>
          <span lang="ja">{document.title}</span> <span className="dim">{formatDay(document.filedOn)}</span>
        </dd>
        <dt>{m.rule}</dt>
        <dd className="mono">{reader}</dd>
        {decision && (
          <>
            <dt>{raw.underReview}</dt>
            <dd>
              {m.decided(formatDay(decision.on))}
              {decision.isCorrected && m.corrected}
            </dd>
          </>
        )}
      </dl>
      {isOperator && !isPast && <Decide figure={figure} />}
    </>
  )
}
