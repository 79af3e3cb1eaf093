import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { removePortfolio, renamePortfolio, restorePortfolio } from '#contract/portfolio/portfolios.ts'
import { nameWidth, toOneLine } from '#contract/wire/typed.ts'
import { call } from '../../app/call.ts'
import { CallFailed } from '../../app/send.ts'
import { invalidate } from '../../app/tags/tags.ts'
import { failureText } from '../../ui/failures/failure-text.ts'
import { notify, promptDialog } from '../../ui/modals/dialogs.ts'
import { usePortfolioAddress } from '../address.ts'
import { portfolioMessages } from '../messages.ts'
import type { OwnPortfolio } from './own-portfolio.ts'

/** Rename and delete a portfolio of one's own; deleting can be taken back. */
export function useManaging() {
  const queries = useQueryClient()
  const [, change] = usePortfolioAddress()
  return {
    rename: (own: OwnPortfolio) => complaining(queries, () => rename(own)),
    remove: (own: OwnPortfolio) =>
      complaining(queries, async () => {
        const m = portfolioMessages().managing
        await call(removePortfolio, { params: { portfolioId: own.id } })
        change({ of: undefined, date: undefined, trade: undefined, from: undefined })
        const restore = async () => {
          await call(restorePortfolio, { params: { portfolioId: own.id } })
          change({ of: `portfolio-${own.id}` })
        }
        notify({
          text: m.removed(own.name),
          act: { label: m.undo, run: () => void complaining(queries, restore) },
        })
      }),
  }
}

async function rename({ id, name: before }: OwnPortfolio): Promise<void> {
  const m = portfolioMessages().managing
  const limits = { maxLength: nameWidth, counts: 'full-width', required: true } as const
  let initial = before
  for (let text: string = m.renameText; ; text = m.taken) {
    const typed = await promptDialog({ title: m.rename, ok: m.renameOk, ...limits, initial, text })
    if (typed === null || toOneLine(typed) === before) return
    initial = toOneLine(typed)
    try {
      await call(renamePortfolio, { params: { portfolioId: id }, body: { name: initial } })
      return notify({ text: m.renamed })
    } catch (error) {
      if (!(error instanceof CallFailed && error.code === 'portfolio.name-taken')) throw error
    }
  }
}

async function complaining(queries: QueryClient, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    notify({ text: failureText(error), tone: 'error' })
  } finally {
    await invalidate(queries, 'portfolio')
  }
}
