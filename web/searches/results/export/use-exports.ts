import { useQueryClient } from '@tanstack/react-query'
import type { Measure } from '#contract/search/measure.ts'
import { saveSearchCsv, searchMarket } from '#contract/search/searches.ts'
import { planOf, sheetRows } from '#contract/search/sheet.ts'
import { sheetWords } from '#contract/search/sheet-words.ts'
import { parseMeasure, printMeasure } from '#contract/search/text.ts'
import { tsvText } from '#contract/wire/spreadsheet.ts'
import { curlOf } from '../../../app/api-code.ts'
import { config } from '../../../app/config.ts'
import { download } from '../../../app/download.ts'
import { requestOf } from '../../../app/query.ts'
import { useProfile } from '../../../app/use-profile.ts'
import { formatNumber } from '../../../format.ts'
import { language } from '../../../i18n/language.ts'
import { type MeasureWords, useMeasureWords } from '../../../indicators/measures/measures.ts'
import { useDisplayQuery } from '../../../scoring/displays.ts'
import { copyText } from '../../../ui/copy.ts'
import { openDownload } from '../../../ui/downloads/downloads.ts'
import { notify } from '../../../ui/modals/dialogs.ts'
import { partMessages } from '../../../ui/part-messages.ts'
import { useSearchQuery, useSearchState } from '../../state.ts'
import type { PageQuery, SearchResult } from '../../use-searches.ts'
import { bulkLimit } from '../selection.ts'
import { toColumns } from '../table/columns.ts'
import { pythonOf } from './api-code.ts'
import { exportMessages } from './export-messages.ts'

/** The query of the page on the screen. */
function usePageQuery(): PageQuery {
  const { columns, sort, page, perPage } = useSearchState().state
  return { ...useSearchQuery(), ...useDisplayQuery(), columns, sort, page, perPage }
}

/** The ways out of a result: as a table on the clipboard, as a file, as a link, and as code. */
export function useExports() {
  const queries = useQueryClient()
  const words = useMeasureWords()
  const query = usePageQuery()
  const profile = useProfile()
  const fetchPage = (request: PageQuery) =>
    queries.fetchQuery({
      ...requestOf(searchMarket, { query: request }),
      staleTime: 60_000,
    })
  const endpoint = new URL(`${config().api}${searchMarket.path}`, location.origin).href

  return {
    /** Why nothing may leave; null when it may. */
    refusal: profile.data?.is_trial ? partMessages().states.trial : null,
    /** The page, or the companies with these numbers. */
    async copyTable(ids?: readonly number[]) {
      const result = await fetchPage(ids ? { ...query, ...onlyThese(ids) } : query).catch(() => null)
      await copyAndNotify(
        result && tableText(result, words),
        exportMessages().copied(formatNumber(result?.rows.length ?? 0)),
      )
    },
    /** All matches, or the companies with these numbers. */
    async downloadCsv(ids?: readonly number[]) {
      const result = await fetchPage(query)
      const { page: _, perPage: __, ...rest } = query
      const companies = ids?.length ?? result.total
      await openDownload({
        title: exportMessages().title(formatNumber(companies)),
        plan: planOf(measuresOf(result), companies, result.year),
        run: (encoding) => download(saveSearchCsv, { body: { ...rest, encoding, ...(ids && { ids: [...ids] }) } }),
      })
    },
    copyLink: () => copyAndNotify(location.href, exportMessages().copiedLink),
    copyCurl: () => copyAndNotify(curlOf({ endpoint, query }), exportMessages().copiedCode),
    copyPython: () => copyAndNotify(pythonOf({ endpoint, query }), exportMessages().copiedCode),
  }
}

/** A question that names its companies and asks nothing else of them. */
const onlyThese = (ids: readonly number[]) => ({
  q: '',
  where: `company(${ids.join()})`,
  page: 1,
  perPage: bulkLimit,
})

export const measuresOf = ({ columns }: SearchResult) =>
  columns.flatMap((text) => {
    const read = parseMeasure(text)
    return read.kind === 'read' ? [read.value] : []
  })

/** A page as tab-separated text: names above, numbers unformatted. */
function tableText(result: SearchResult, words: (measure: Measure) => MeasureWords): string {
  const { rows, year } = result
  const heads = toColumns(result, words).map(({ measure, words: { name, unit, scale } }) => {
    return { name, code: printMeasure(measure), unit, year, scale }
  })
  return tsvText(sheetRows({ heads, rows, words: sheetWords[language()], hasStates: false, heading: 'names' }))
}

async function copyAndNotify(text: string | null, done: string): Promise<void> {
  const failed = () => notify({ text: exportMessages().notCopied, tone: 'error' })
  if (text === null) return failed()
  await copyText(text).then(() => notify({ text: done }), failed)
}
