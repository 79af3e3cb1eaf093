import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import * as contract from '#contract/alerts/alerts.ts'
import { call } from '../app/call.ts'
import { keyOf, requestOf } from '../app/query.ts'
import { failureText } from '../ui/failures/failure-text.ts'
import { freeName } from '../ui/fields/free-name.ts'
import { notify } from '../ui/modals/dialogs.ts'
import { type Draft, watchOf } from './draft.ts'
import { alertMessages } from './messages.ts'

export function useAlerts() {
  return useQuery({ ...requestOf(contract.listAlerts, {}), staleTime: 0 })
}

export async function refreshAlerts(queries: QueryClient): Promise<void> {
  const all = [contract.listAlerts, contract.getAlert, contract.listAlertMails]
  await Promise.all(all.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
}

/** What a draft would have mailed in the last seven days; nothing is asked before it says what to watch. */
export function usePreview(draft: Draft) {
  const watch = watchOf(draft)
  const { frequency, hour, weekday, language } = draft
  const body = { watch: watch ?? { subject: 'news' as const, conditions: {} }, frequency, hour, weekday, language }
  return useQuery({
    ...requestOf(contract.previewAlert, { body }),
    enabled: watch !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** What can be done with alerts from their list. Each says how it ended, and has the list read anew. */
export function useManaging() {
  const queries = useQueryClient()
  const m = alertMessages()
  const saying = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      notify({ text: failureText(error), tone: 'error' })
    } finally {
      await refreshAlerts(queries)
    }
  }
  const restore = ({ id, name }: Pick<contract.Alert, 'id' | 'name'>) =>
    saying(async () => {
      await call(contract.restoreAlert, { params: { alertId: id } })
      notify({ text: m.restored(name) })
    })
  return {
    restore,
    pause: ({ id, name, pausedAt }: contract.Alert) =>
      saying(async () => {
        const isPaused = pausedAt === null
        await call(contract.pauseAlert, { params: { alertId: id }, body: { isPaused } })
        notify({ text: isPaused ? m.pauseDone(name) : m.resumeDone(name) })
      }),
    copy: ({ id, name }: contract.Alert, all: readonly contract.Alert[]) =>
      saying(async () => {
        const copied = freeName(m.copyOf, name, new Set(all.map((alert) => alert.name)))
        await call(contract.copyAlert, { params: { alertId: id }, body: { name: copied } })
        notify({ text: m.copied(copied) })
      }),
    remove: (alert: contract.Alert) =>
      saying(async () => {
        await call(contract.removeAlert, { params: { alertId: alert.id } })
        notify({ text: m.removed(alert.name), act: { label: m.undo, run: () => void restore(alert) } })
      }),
  }
}
