import type { RefusalCode } from '#contract/wire/refusals.ts'
import { type Particulars, Refusal } from '#server/http/refusal.ts'

/** A file, and who reads it. */
export interface UploadTask {
  readonly module: string
  readonly name: string
  readonly bytes: Uint8Array
  readonly params: unknown
}

/** What came of it: a thread's errors arrive without their fields, so a refusal is told as what it is. */
export type UploadResult<T> =
  | { readonly value: T }
  | { readonly refused: { readonly code: RefusalCode; readonly particulars: Particulars } }

export default async function run({ module, name, bytes, params }: UploadTask): Promise<UploadResult<unknown>> {
  const { [name]: read } = await import(module)
  try {
    return { value: await read(bytes, params) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: { code: error.code, particulars: error.particulars } }
  }
}
