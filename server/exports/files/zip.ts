import type yazl from 'yazl'

/** Closes an archive and returns its bytes; rejects if an entry could not be written. */
export function closeAndCollect(zip: yazl.ZipFile): Promise<Buffer> {
  zip.end()
  return collect(zip)
}

/** The same while entries are still being added: the caller closes the archive with `zip.end()`. */
export async function collect(zip: yazl.ZipFile): Promise<Buffer> {
  // The types of yazl leave out that the stream is iterable and can be destroyed.
  const output = zip.outputStream as unknown as NodeJS.ReadableStream &
    AsyncIterable<Buffer> & { destroy(error: Error): void }
  zip.on('error', (error: Error) => output.destroy(error))
  const chunks: Buffer[] = []
  for await (const chunk of output) chunks.push(chunk)
  return Buffer.concat(chunks)
}
