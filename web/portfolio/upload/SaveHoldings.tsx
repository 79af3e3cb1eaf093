import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addHoldings, addPortfolio, type HoldingsReading } from '#contract/portfolio/portfolios.ts'
import { cutFullWidths, nameWidth, toOneLine } from '#contract/wire/typed.ts'
import { call } from '../../app/call.ts'
import { invalidate } from '../../app/tags/tags.ts'
import { formatNumber } from '../../format.ts'
import { FormError } from '../../ui/fields/FormError.tsx'
import { notify } from '../../ui/modals/dialogs.ts'
import { usePortfolioAddress } from '../address.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'
import type { OwnPortfolio } from './own-portfolio.ts'

interface Props {
  readonly file: { readonly name: string; readonly text: string }
  readonly how: HoldingsReading
  /** Lines that are kept. */
  readonly taken: number
  /** Undefined for a new portfolio. */
  readonly into: OwnPortfolio | undefined
  readonly close: () => void
}

/** The name of a new portfolio, and the button; what was saved is opened. */
export function SaveHoldings({ file, how, taken, into, close }: Props) {
  const m = portfolioMessages().upload
  const [, change] = usePortfolioAddress()
  const queries = useQueryClient()
  const [name, setName] = useState(cutFullWidths(file.name.replace(/\.[^.]+$/, ''), nameWidth))
  const [fault, setFault] = useState<'nameMissing' | 'nameLong'>()
  const body = { file: file.text, ...how }
  const saving = useMutation({
    mutationFn: () =>
      into
        ? call(addHoldings, { params: { portfolioId: into.id }, body })
        : call(addPortfolio, { body: { ...body, name: toOneLine(name) } }),
    onSuccess: async ({ id, name: saved, saved: lines }) => {
      await invalidate(queries, 'portfolio')
      change({ of: `portfolio-${id}`, date: undefined, part: undefined, trade: undefined, from: undefined })
      notify({ text: m.saved(saved, formatNumber(lines)) })
      close()
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const written = toOneLine(name)
    const wrong = into
      ? undefined
      : written === ''
        ? 'nameMissing'
        : cutFullWidths(written, nameWidth) !== written
          ? 'nameLong'
          : undefined
    setFault(wrong)
    if (!wrong) saving.mutate()
  }
  return (
    <form className={classes.form} onSubmit={save}>
      {!into && (
        <label>
          {m.name}
          <input
            value={name}
            maxLength={200}
            aria-invalid={fault !== undefined || undefined}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      )}
      <button type="submit" className="btn go" disabled={taken === 0 || saving.isPending}>
        {into ? m.saveInto(into.name) : m.save}
      </button>
      {fault && <p role="alert">{m[fault]}</p>}
      {saving.isError && <FormError error={saving.error} />}
    </form>
  )
}
