import type { Endpoint, FileAnswer, Request } from '#contract/wire/endpoint.ts'
import { call } from './call.ts'
import { saveFile } from './save-file.ts'

/** An endpoint that answers a file. */
interface FileEndpoint extends Endpoint {
  readonly envelope: 'file'
  readonly response: typeof FileAnswer
}

export type SavedFile = Omit<FileAnswer, 'bytes' | 'type'>

/** Ask for a file and give it to the browser to keep; says its name and how many characters its encoding did not have. */
export async function download<E extends FileEndpoint>(
  endpoint: E,
  input: Request<E>,
  signal?: AbortSignal,
): Promise<SavedFile> {
  const { name, type, bytes, replaced } = (await call<FileEndpoint>(endpoint, input as never, signal)) as FileAnswer
  saveFile(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name)
  return { name, replaced }
}
