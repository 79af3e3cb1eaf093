import { AppConfig } from '#contract/app-config.ts'

let loaded: AppConfig | undefined

/** What the server told before the first drawing. */
export function config(): AppConfig {
  if (!loaded) throw new Error('the configuration is not loaded yet')
  return loaded
}

export function setConfig(value: AppConfig): void {
  loaded = value
}

export async function loadConfig(): Promise<void> {
  const reply = await fetch('/app.config.json')
  if (!reply.ok) throw new Error(`app.config.json: ${reply.status}`)
  setConfig(AppConfig.parse(await reply.json()))
}
