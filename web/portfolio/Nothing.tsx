import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { searchMarket } from '#contract/search/searches.ts'
import { csvText } from '#contract/wire/spreadsheet.ts'
import { requestOf } from '../app/query.ts'
import { useProfile } from '../app/use-profile.ts'
import { busyWhile } from '../ui/busy/busy.ts'
import { failureText } from '../ui/failures/failure-text.ts'
import { notify } from '../ui/modals/dialogs.ts'
import { Empty } from '../ui/states/Empty.tsx'
import { portfolioMessages } from './messages.ts'

/** Companies of the sample. */
const sampled = 30

/** Where nothing is held: from a watchlist, from a file, a sample of the largest companies in equal parts, or the whole market. */
export function Nothing({ importFile }: { importFile: (file?: File) => void }) {
  const m = portfolioMessages()
  const sample = useSample()
  const isTrial = useProfile().data?.is_trial ?? false
  const trySample = async () => {
    try {
      importFile(await busyWhile(sample()))
    } catch (error) {
      notify({ text: failureText(error), tone: 'error' })
    }
  }
  return (
    <Empty
      title={m.emptyTitle}
      actions={
        <>
          <Link className="btn" to="/watchlist" search={{}}>
            {m.toWatchlists}
          </Link>
          {!isTrial && (
            <>
              <button type="button" className="btn" onClick={() => importFile()}>
                {m.import}
              </button>
              <button type="button" className="btn" onClick={() => void trySample()}>
                {m.sample}
              </button>
            </>
          )}
          <Link className="btn" to="." search={(old) => ({ ...old, of: 'market' })}>
            {m.toMarket}
          </Link>
        </>
      }
    >
      <p>{m.emptyText}</p>
    </Empty>
  )
}

/** The sample as a file, so that it takes the way of any other: weights are equal, nothing about a company is invented. */
function useSample(): () => Promise<File> {
  const m = portfolioMessages()
  const queries = useQueryClient()
  return async () => {
    const { rows } = await queries.fetchQuery(
      requestOf(searchMarket, {
        query: { q: '', where: '', columns: 'F-PL-001', sort: '-F-PL-001', page: 1, perPage: sampled },
      }),
    )
    const { fields } = m.upload
    const companies = rows.filter(({ ticker }) => ticker !== null)
    const share = (100 / Math.max(1, companies.length)).toFixed(4)
    const lines = companies.map(({ ticker, nameJa }) => [ticker, nameJa, share])
    return new File([csvText([[fields.code, fields.name, `${fields.weight} (%)`], ...lines])], `${m.sampleName}.csv`)
  }
}
