import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdverseImpact, getAdverseImpacts, maxActionText, saveImpactAction } from '#contract/portfolio/impacts.ts'
import { call } from '../../app/call.ts'
import { keyOf } from '../../app/query.ts'
import { FormError } from '../../ui/fields/FormError.tsx'
import { labelOf } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'
import { usePortfolioQuery } from '../use-portfolio.ts'

/** One field for each of the fourteen indicators; leaving a field keeps what was written. */
export function Actions({ impacts }: { impacts: readonly AdverseImpact[] }) {
  const m = portfolioMessages().pai
  const { of } = usePortfolioQuery()
  const firsts = impacts.filter(({ no }, at) => impacts.findIndex((one) => one.no === no) === at)
  return (
    <details className={classes.actions}>
      <summary>{m.actions}</summary>
      <p className="note">{m.actionsText}</p>
      {firsts.map((impact) => (
        <Action key={`${of} ${impact.no}`} of={of} impact={impact} />
      ))}
    </details>
  )
}

function Action({ of, impact }: { of: string; impact: AdverseImpact }) {
  const m = portfolioMessages().pai
  const queries = useQueryClient()
  const [text, setText] = useState(impact.action)
  const saving = useMutation({
    mutationFn: () => call(saveImpactAction, { params: { no: impact.no }, body: { of, text } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(getAdverseImpacts) }),
  })
  const name = m.actionOf(String(impact.no), labelOf(impact))
  return (
    <label>
      <span>
        {impact.no} {labelOf(impact)}
      </span>
      <textarea
        rows={text.length > 80 ? 3 : 1}
        maxLength={maxActionText}
        aria-label={name}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => text !== impact.action && saving.mutate()}
      />
      <span className="note" role="status">
        {saving.isPending ? m.saving : saving.isSuccess && text === impact.action ? m.saved : ''}
      </span>
      {saving.isError && <FormError error={saving.error} />}
    </label>
  )
}
