import { useSyncExternalStore } from 'react'
import { AppConfig } from '#contract/account/app-config.ts'

let loaded: AppConfig | undefined

const listeners = new Set<() => void>()

/** The configuration that the server sends before anything is rendered. */
export function config(): AppConfig {
  if (!loaded) throw new Error('the configuration is not loaded yet')
  return loaded
}

/** The same for what has to change when it is read anew. */
export function useConfig(): AppConfig {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, config)
}

export function setConfig(value: AppConfig): void {
  loaded = value
  for (const listener of listeners) listener()
}

export async function loadConfig(): Promise<void> {
  const reply = await fetch('/app.config.json', { cache: 'no-store' })
  if (!reply.ok) throw new Error(`app.config.json: ${reply.status}`)
  setConfig(AppConfig.parse(await reply.json()))
}
