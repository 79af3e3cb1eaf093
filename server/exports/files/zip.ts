import type yazl from 'yazl'

/** An archive's bytes once everything is in it; what fails in the middle fails here. */
export async function gathered(zip: yazl.ZipFile): Promise<Buffer> {
  const output = zip.outputStream as unknown as NodeJS.ReadableStream &
    AsyncIterable<Buffer> & { destroy(error: Error): void }
  zip.on('error', (error: Error) => output.destroy(error))
  zip.end()
  const pieces: Buffer[] = []
  for await (const piece of output) pieces.push(piece)
  return Buffer.concat(pieces)
}
