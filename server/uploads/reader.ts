/** What reads a kind of file. It runs in a thread of its own: what it is given and answers is copied, and it has no database. */
export interface UploadReader<P, T> {
  /** Module that exports it, and under which name. */
  readonly module: string
  readonly name: string
  /** Never called here; it tells the types, and tests call it. */
  readonly read: (bytes: Uint8Array, params: P) => T | Promise<T>
}

/** Every reader there is, by name, for the laws that hold for all. */
export const uploadReaders = new Map<string, UploadReader<never, unknown>>()

/**
 * A function that reads a kind of file, by the module that exports it under its own name.
 *
 * @param module `import.meta.url` of that module
 */
export function uploadReader<P, T>(
  module: string,
  read: (bytes: Uint8Array, params: P) => T | Promise<T>,
): UploadReader<P, T> {
  const reader = { module, name: read.name, read }
  uploadReaders.set(reader.name, reader as unknown as UploadReader<never, unknown>)
  return reader
}
