import { getBundle } from '#contract/scores/bundle.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { call } from '../app/call.ts'
import { saveFile } from '../app/save-file.ts'
import { openDownload } from '../ui/downloads/downloads.ts'

interface BundleFile {
  readonly title: string
  readonly name: string
  readonly request: Pick<Request<typeof getBundle>, 'params' | 'query'>
}

/** Every row that a score was made from, as a file: it is said what that takes, and counted as one company in one year. */
export function saveBundle({ title, name, request }: BundleFile): Promise<boolean> {
  return openDownload({
    title,
    plan: { companies: 1, years: 1, items: 1 },
    hasEncodings: false,
    run: async () => {
      const bundle = await call(getBundle, request)
      saveFile(new Blob([JSON.stringify(bundle, null, 1)], { type: 'application/json' }), name)
      return { name, replaced: 0 }
    },
  })
}
