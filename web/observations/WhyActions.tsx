import { useState } from 'react'
import type { Company } from '#contract/companies.ts'
import type { Indicator } from '#contract/indicators.ts'
import type { Figure } from '#contract/observations.ts'
import { namesOf } from '../companies/names.ts'
import { formatPeriod } from '../format.ts'
import { language } from '../i18n/language.ts'
import { unitWords } from '../indicators/units.ts'
import { exactText } from './figure-text.ts'
import { rawMessages } from './messages.ts'

interface Props {
  readonly figure: Figure
  readonly indicator: Indicator
  readonly company: Company | undefined
}

/** Take the figure elsewhere: as a link to this very panel, or as a line of citation. */
export function WhyActions(props: Props) {
  const m = rawMessages()
  return (
    <div className="ends">
      <CopyButton label={m.copyLink} text={() => location.href} />
      <CopyButton label={m.cite} text={() => citation(props)} />
    </div>
  )
}

function CopyButton({ label, text }: { label: string; text: () => string }) {
  const m = rawMessages()
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className="btn"
      onClick={async () => {
        await navigator.clipboard.writeText(text())
        setCopied(true)
        setTimeout(() => setCopied(false), 3000)
      }}
    >
      <span role="status">{isCopied ? m.copied : label}</span>
    </button>
  )
}

function citation({ figure, indicator, company }: Props): string {
  const document = figure.documents.find(({ id }) => id === figure.documentId)
  const name = company ? namesOf(company).first.text : ''
  const what = language() === 'ja' ? indicator.nameJa : indicator.nameEn
  const value = figure.value === null ? 'n/a' : `${exactText(figure.value, indicator)} ${unitWords(indicator.unit)}`
  const line = figure.lines[0]
  return [
    name,
    `${what} (${indicator.code}) ${formatPeriod(figure.fiscalYear, figure.periodStart, figure.periodEnd)}: ${value}`,
    `${document?.title ?? ''} ${document?.number ?? ''}`.trim(),
    `${line?.item} ${line?.position}`,
    `SHA-256 ${figure.file.sha256}`,
    '出典：EDINET閲覧（提出）サイト、公共データ利用規約（第1.0版）（PDL1.0）',
    location.href,
  ].join('. ')
}
