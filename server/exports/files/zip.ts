import type yazl from 'yazl'

/** An archive's bytes once everything is in it; what fails in the middle fails here. */
export function gathered(zip: yazl.ZipFile): Promise<Buffer> {
  zip.end()
  return gathering(zip)
}

/** The same while parts are still being added; whoever adds them ends it. */
export async function gathering(zip: yazl.ZipFile): Promise<Buffer> {
  const output = zip.outputStream as unknown as NodeJS.ReadableStream &
    AsyncIterable<Buffer> & { destroy(error: Error): void }
  zip.on('error', (error: Error) => output.destroy(error))
  const pieces: Buffer[] = []
  for await (const piece of output) pieces.push(piece)
  return Buffer.concat(pieces)
}
