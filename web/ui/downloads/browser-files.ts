import { type browserFiles, takeDownload } from '#contract/account/downloads.ts'
import type { DownloadPlan } from '#contract/wire/download-count.ts'
import { call } from '../../app/call.ts'
import { saveFile } from '../../app/save-file.ts'
import { openDownload } from './downloads.ts'

interface BrowserFile {
  readonly title: string
  readonly name: string
  readonly kind: (typeof browserFiles)[number]
  readonly plan: DownloadPlan
  readonly make: () => Blob | Promise<Blob>
}

/** Save what is on the screen as a file that the browser makes: it is said what that takes, then counted, then saved. */
export function saveBrowserFile({ title, name, kind, plan, make }: BrowserFile): Promise<boolean> {
  return openDownload({
    title,
    plan,
    hasEncodings: false,
    run: async () => {
      // First, so that a picture that cannot be drawn takes nothing.
      const blob = await make()
      await call(takeDownload, { body: { ...plan, kind } })
      saveFile(blob, name)
      return { name, replaced: 0 }
    },
  })
}
