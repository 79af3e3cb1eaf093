import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import {
  clearExport,
  type ExportPlace,
  type ExportStatus,
  exportPollSeconds,
  getExportFile,
  getExportStatus,
  retryExport,
} from '#contract/exports/exports.ts'
import { call } from '../app/call.ts'
import { download } from '../app/download.ts'
import { keyOf } from '../app/query.ts'
import { CallFailed } from '../app/send.ts'
import { notify } from '../ui/modals/dialogs.ts'
import { exportMessages } from './messages.ts'

/** The keys under which a tab keeps the files it waits for. */
const keyFor = (place: ExportPlace) => `export_id:${place}`

/** Seconds that the server holds an answer back until something changes; with the pause after it, a call each ten seconds. */
const waitSeconds = 8

export type ExportStep = ExportStatus['phase'] | 'downloading' | 'ready' | 'complete'

/** The file that this tab waits for at a place: a reload goes on with it, and it comes by itself when it is done. */
export function useExport(place: ExportPlace) {
  const queries = useQueryClient()
  const [id, setId] = useState(() => readId(place))
  const [step, setStep] = useState<'downloading' | 'ready' | 'complete'>()
  const [before] = useState(() => (id !== null && wasSaved(id) ? id : null))
  const status = useStatus(id)
  const keep = (next: string | null) => {
    setStep(undefined)
    setId(next)
    saveId(place, next)
    void queries.invalidateQueries({ queryKey: keyOf(getDownloadUsage) })
  }
  const save = useSaving(id, setStep)
  useExportEnd(id, status.data, save, () => void queries.invalidateQueries({ queryKey: keyOf(getDownloadUsage) }))
  return {
    id,
    /** Whether the file was saved before this was opened: it does not stand in the way of another. */
    isPast: id !== null && id === before,
    status: status.data,
    step: step ?? status.data?.phase,
    save,
    /** Rejects with what is to be said where the request is refused. */
    start: async (ask: () => Promise<{ readonly export_id: string }>) => {
      try {
        const { export_id } = await ask()
        keep(export_id)
      } catch (error) {
        // Another tab may have spent what this one takes to be left.
        void queries.invalidateQueries({ queryKey: keyOf(getDownloadUsage) })
        throw error
      }
    },
    retry: async () => {
      if (!id) return
      await call(retryExport, { params: { exportId: id } })
      setStep(undefined)
      await queries.invalidateQueries({ queryKey: keyOf(getExportStatus) })
    },
    /** Cancels what is being made, and puts away what is done. */
    clear: async () => {
      if (id) await call(clearExport, { params: { exportId: id } }).catch(() => {})
      keep(null)
    },
  }
}

/** How far it is. What failed answers `result: false`, which every other call takes for a failure of its own. */
function useStatus(id: string | null) {
  return useQuery({
    queryKey: [...keyOf(getExportStatus), id],
    enabled: id !== null,
    queryFn: async ({ signal }): Promise<ExportStatus> => {
      try {
        return await call(getExportStatus, { query: { export_id: id!, wait: waitSeconds } }, signal)
      } catch (error) {
        if (error instanceof CallFailed && (error.status === 200 || error.code === 'export.not-found')) {
          const phase = error.status === 200 ? 'failed' : 'cleared'
          return { result: false, status: -1, url: null, phase, format: 'xlsx', count: 0, file: null }
        }
        throw error
      }
    },
    refetchInterval: ({ state: { data } }) => (isRunning(data) ? (exportPollSeconds - waitSeconds) * 1000 : false),
    staleTime: 0,
    gcTime: 0,
  })
}

export const isRunning = (status: ExportStatus | undefined) =>
  status === undefined || (status.result && status.status >= 0 && status.status < 100)

function useSaving(id: string | null, setStep: (step: 'downloading' | 'ready' | 'complete') => void) {
  return async () => {
    if (!id) return
    setStep('downloading')
    try {
      const { name } = await download(getExportFile, { params: { exportId: id } })
      setStep('complete')
      markSaved(id)
      notify({ text: exportMessages().done(name) })
    } catch {
      setStep('ready')
    }
  }
}

/** Saves the file once when it is done, and says once that it failed. */
function useExportEnd(
  id: string | null,
  status: ExportStatus | undefined,
  save: () => Promise<void>,
  onEnd: () => void,
): void {
  const lastPhase = useRef<string>(undefined)
  const latest = useRef({ save, onEnd })
  latest.current = { save, onEnd }
  useEffect(() => {
    if (isRunning(status)) lastPhase.current = undefined // Tried again, it may fail again.
    if (!status || isRunning(status) || lastPhase.current === status.phase) return
    lastPhase.current = status.phase
    latest.current.onEnd()
    if (status.phase === 'failed') notify({ text: exportMessages().failed, tone: 'error' })
    if (status.phase === 'done' && id && !wasSaved(id)) void latest.current.save()
  }, [id, status])
}

/** Files that this tab has saved: a reload does not save them again. */
const savedKey = 'exports-saved'
const saved = () => (readStored(savedKey) ?? '').split(' ')
const wasSaved = (id: string) => saved().includes(id)
const markSaved = (id: string) => store(savedKey, [...saved().slice(-20), id].join(' ').trim())

/** Whether this tab waits for a file of a place, or has one that was not saved yet: its screen shows it at once after a reload. */
export function isExportWaiting(place: ExportPlace): boolean {
  const id = readId(place)
  return id !== null && !wasSaved(id)
}

const readId = (place: ExportPlace) => readStored(keyFor(place))

function saveId(place: ExportPlace, id: string | null): void {
  if (id === null) forget(keyFor(place))
  else store(keyFor(place), id)
}

// A browser that keeps nothing has it as long as the page.
function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
function store(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {}
}
function forget(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
