/** A file as it goes to the server. */
export interface ChosenFile {
  readonly name: string
  /** Its bytes in Base64. */
  readonly text: string
}

export type FileFault = 'large' | 'empty'

/** Why a file is not even sent. */
export function faultOf({ size }: File, maxBytes: number): FileFault | undefined {
  if (size === 0) return 'empty'
  return size > maxBytes ? 'large' : undefined
}

export async function readChosen(file: File): Promise<ChosenFile> {
  return { name: file.name, text: base64Of(new Uint8Array(await file.arrayBuffer())) }
}

const concurrency = 0x8000 // More arguments than this overflow the stack.

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += concurrency)
    text += String.fromCharCode(...bytes.subarray(start, start + concurrency))
  return btoa(text)
}
