import { tokyoTime } from '#contract/wire/tokyo.ts'
import { words } from './fetch-messages.ts'

export const sizeText = (bytes: number): string =>
  bytes >= 1e9
    ? `${(bytes / 1e9).toFixed(1)} GB`
    : bytes >= 1e6
      ? `${(bytes / 1e6).toFixed(0)} MB`
      : `${Math.ceil(bytes / 1e3)} kB`

export const timeText = (seconds: number): string =>
  seconds >= 5400
    ? words.hours((seconds / 3600).toFixed(1))
    : words.minutes(String(Math.max(1, Math.round(seconds / 60))))

export const momentText = (moment: Date | null): string =>
  moment === null ? words.never : tokyoTime(moment).slice(0, 16)
