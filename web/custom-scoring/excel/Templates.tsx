import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listOwnMethods } from '#contract/scores/own-methods.ts'
import { customBases } from '#methodology/scores/custom/bases.ts'
import { usePeerBases } from '../../app/peer-groups.ts'
import { peerMessages } from '../../app/peer-messages.ts'
import { keyOf } from '../../app/query.ts'
import { formatNumber } from '../../format.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { FormError } from '../../ui/fields/FormError.tsx'
import classes from './excel.module.css'
import { excelMessages } from './messages.ts'
import { useOwnMethods, useTemplate } from './use-excel.ts'

/** Those of the classifications as they are, and of GICS of 2018. */
const counts = [11, 25, 74, 33] as const
const olderCounts = [24, 69] as const

/** A template for each number of industries, with the weights of the standard or of a method that was kept. */
export function Templates() {
  const m = excelMessages().template
  const { data: methods = [] } = useOwnMethods()
  const queries = useQueryClient()
  // A deleted import has taken its method with it.
  useEffect(() => void queries.invalidateQueries({ queryKey: keyOf(listOwnMethods) }), [queries])
  const [own, setOwn] = useState<number>()
  const making = useTemplate()
  const { bases } = usePeerBases()
  const isHere = (count: keyof typeof customBases) => bases.includes(customBases[count])
  const button = (count: number, isOlder: boolean) => (
    <button
      key={count}
      type="button"
      className="btn"
      aria-disabled={making.isPending || undefined}
      onClick={() => !making.isPending && making.mutate({ industries: count, own })}
    >
      {count === 33 ? peerMessages().bases.tse33 : m.industries(formatNumber(count))}
      {isOlder && <small>{m.older}</small>}
    </button>
  )
  return (
    <section aria-labelledby="weight-templates">
      <h2 id="weight-templates">{m.name}</h2>
      {methods.length > 0 && (
        <Choice
          label={m.weights}
          className={classes.weights}
          value={own ?? ''}
          options={[['', m.standard], ...methods.map(({ id, name }) => [id, name] as const)]}
          choose={(value) => setOwn(value === '' ? undefined : value)}
        />
      )}
      <p className={classes.buttons}>
        {counts.filter(isHere).map((count) => button(count, false))}
        {olderCounts.filter(isHere).map((count) => button(count, true))}
      </p>
      <p className="note" role="status">
        {making.isPending ? m.making : m.note}
      </p>
      {making.isError && <FormError error={making.error} />}
    </section>
  )
}
