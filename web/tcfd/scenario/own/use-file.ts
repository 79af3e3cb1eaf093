import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ChosenFile, type FileFault, faultOf, readChosen } from '../../../ui/files/chosen-file.ts'

/** A file that is read by the server as soon as it is chosen; one that is empty or too large is not sent. */
export function useFile<Answer>(most: number, read: (file: string) => Promise<Answer>) {
  const [file, setFile] = useState<ChosenFile>()
  const [fault, setFault] = useState<FileFault>()
  const reading = useMutation({ mutationFn: read })
  const choose = async (chosen: File) => {
    setFile(undefined)
    reading.reset()
    const wrong = faultOf(chosen, most)
    setFault(wrong)
    if (wrong) return
    const next = await readChosen(chosen)
    setFile(next)
    reading.mutate(next.text)
  }
  return { file, fault, reading, choose }
}
