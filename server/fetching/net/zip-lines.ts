import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { Trouble } from './trouble.ts'

const open = promisify(
  yauzl.open as (path: string, options: yauzl.Options, done: (error: Error | null, zip: ZipFile) => void) => void,
)

/**
 * The first entry of an archive on disk whose name fits, a part at a time: it may be larger than what is taken into memory.
 *
 * @throws Trouble `later` for a damaged archive, `changed` for one without such an entry, `too-large` for one that goes on
 */
export async function* partsOf(path: string, fits: RegExp, maxBytes: number): AsyncIterable<Buffer> {
  const zip = await open(path, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw new Trouble('later', 'the archive is damaged', { cause: error })
  })
  try {
    const entry = await findEntry(zip, fits)
    const openEntry = promisify(
      zip.openReadStream.bind(zip) as (
        entry: Entry,
        done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
      ) => void,
    )
    let [bytes, sum] = [0, 0]
    for await (const part of orDamaged(() => openEntry(entry) as Promise<AsyncIterable<Buffer>>)) {
      bytes += part.length
      if (bytes > maxBytes) throw new Trouble('too-large', `more than ${maxBytes} bytes unpacked`)
      sum = crc32(part, sum)
      yield part
    }
    if (sum !== entry.crc32) throw new Trouble('later', 'the archive is damaged')
  } finally {
    zip.close()
  }
}

/** What an entry unpacks to; one that lies about its size or is encrypted is found out on the way. */
async function* orDamaged(open: () => Promise<AsyncIterable<Buffer>>): AsyncIterable<Buffer> {
  try {
    yield* await open()
  } catch (error) {
    throw new Trouble('later', 'the archive is damaged', { cause: error })
  }
}

function findEntry(zip: ZipFile, fits: RegExp): Promise<Entry> {
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => (fits.test(entry.fileName) ? resolve(entry) : zip.readEntry()))
    zip.on('end', () => reject(new Trouble('changed', 'the archive has no such entry any more')))
    zip.on('error', (error) => reject(new Trouble('later', 'the archive is damaged', { cause: error })))
    zip.readEntry()
  })
}
