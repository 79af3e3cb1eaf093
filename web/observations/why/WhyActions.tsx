import type { Company } from '#contract/market/companies.ts'
import type { Indicator } from '#contract/market/indicators.ts'
import type { Figure } from '#contract/market/observations.ts'
import { type Attribution, attributionOf, useAttributions } from '../../app/market/attributions.ts'
import { CommentLink } from '../../companies/head/CommentLink.tsx'
import { namesOf } from '../../companies/names.ts'
import { formatPeriod } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { unitWords } from '../../indicators/units.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { exactText } from '../figure-text.ts'
import { rawMessages } from '../messages.ts'

interface Cited {
  readonly figure: Figure
  readonly indicator: Indicator
  readonly company: Company | undefined
}

interface Props extends Omit<Cited, 'figure'> {
  /** None where nothing was disclosed: a link to that and a comment on it remain. */
  readonly figure?: Figure
}

/** Take the figure elsewhere: as a link to this very panel, as a line of citation, or into a comment. */
export function WhyActions({ figure, indicator, company }: Props) {
  const m = rawMessages()
  const attributions = useAttributions()
  return (
    <div className="ends">
      <CopyButton className="btn" label={m.copyLink} text={() => location.href} />
      {figure && (
        <CopyButton
          className="btn"
          label={m.cite}
          text={() => citation({ figure, indicator, company }, attributions)}
        />
      )}
      {company && <CommentLink companyId={company.id} look="words" />}
    </div>
  )
}

function citation({ figure, indicator, company }: Cited, attributions: readonly Attribution[]): string {
  const m = rawMessages()
  const document = figure.documents.find(({ id }) => id === figure.documentId)
  const what = language() === 'ja' ? indicator.nameJa : indicator.nameEn
  const period = formatPeriod(figure.fiscalYear, figure.periodStart, figure.periodEnd)
  const unit = indicator.type === 'boolean' ? '' : unitWords(indicator.unit)
  const value = figure.value === null ? 'n/a' : `${exactText(figure.value, indicator)} ${unit}`.trim()
  return [
    company && namesOf(company).first.text,
    `${what} (${indicator.code}) ${period}, ${m.boundaries[figure.boundary]}: ${value}`,
    document && [document.title, document.number].filter(Boolean).join(' '),
    figure.lines.map(({ item, position }) => `${item} ${position}`).join(' + '),
    `SHA-256 ${figure.file.sha256}`,
    attributionOf(attributions, document?.publisher) ?? document?.publisher,
    location.href,
  ]
    .filter(Boolean)
    .join('. ')
}
