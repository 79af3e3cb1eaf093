import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/** A file that is read by the server as soon as it is chosen; one that is too large is not sent. */
export function useFile<Answer>(most: number, read: (file: string) => Promise<Answer>) {
  const [file, setFile] = useState<{ readonly name: string; readonly text: string }>()
  const [isLarge, setLarge] = useState(false)
  const reading = useMutation({ mutationFn: read })
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setFile(undefined)
    reading.reset()
    setLarge(chosen.size > most)
    if (chosen.size > most || chosen.size === 0) return
    const text = await base64Of(chosen)
    setFile({ name: chosen.name, text })
    reading.mutate(text)
  }
  return { file, isLarge, reading, choose }
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  return btoa(text)
}
