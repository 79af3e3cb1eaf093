import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { Refreshing } from './Refreshing.tsx'
import { stateMessages } from './state-messages.ts'
import { type Shape, Waiting } from './Waiting.tsx'

interface Props<Data> {
  readonly query: UseQueryResult<Data>
  readonly shape: Shape
  readonly children: (data: Data) => ReactNode
  readonly isEmpty?: (data: Data) => boolean
  /** Shown instead of the content where `isEmpty` says so. */
  readonly empty?: ReactNode
}

/** A panel fed by one query: picks among first load, error, empty, refresh and content. Only this panel is affected. */
export function QueryPanel<Data>({ query, shape, children, isEmpty, empty }: Props<Data>) {
  const m = stateMessages()
  const retry = () => void query.refetch()
  if (query.data === undefined) {
    return query.isError ? <ErrorState error={query.error} retry={retry} /> : <Waiting shape={shape} />
  }
  return (
    <Refreshing isRefreshing={query.isFetching}>
      {query.isError && <ErrorState error={query.error} retry={retry} lead={m.staleRefresh} />}
      {isEmpty?.(query.data) ? empty : children(query.data)}
    </Refreshing>
  )
}
