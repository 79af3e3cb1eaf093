import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ChosenFile, type FileFault, faultOf, readChosen } from './chosen-file.ts'

interface FileReadingOptions<How, Answer> {
  /** Bytes that the file may have. */
  readonly most: number
  readonly read: (file: string, how: How) => Promise<Answer>
  /** How a file is read that nobody has said anything of. */
  readonly initial: How
  /** What of it stays when another file is chosen; nothing of the lines of the one before. */
  readonly keep?: (how: How) => How
  /** A file that is read at once. */
  readonly first?: File | undefined
}

/**
 * A file that the server reads when it is chosen, and again whenever the user changes how to read it. The server stores nothing of it.
 */
export function useFileReading<How extends object, Answer>({
  most,
  read,
  initial,
  keep = () => initial,
  first,
}: FileReadingOptions<How, Answer>) {
  const [file, setFile] = useState<ChosenFile>()
  const [how, setHow] = useState(initial)
  const [fault, setFault] = useState<FileFault>()
  // It stays while the file is read anew: a field that went away would take the cursor and a name that was typed along.
  const [latest, setLatest] = useState<Answer>()
  const latestHow = useRef(how)
  const reading = useMutation({
    mutationFn: (given: { text: string; how: How }) => read(given.text, given.how),
    // What was asked before a newer question may be answered after it.
    onSuccess: (answer, given) => given.how === latestHow.current && setLatest(answer),
  })
  const ask = ({ text }: ChosenFile, next: How) => {
    latestHow.current = next
    setHow(next)
    reading.mutate({ text, how: next })
  }
  const choose = async (chosen: File) => {
    const wrong = faultOf(chosen, most)
    setFault(wrong)
    setFile(undefined)
    setLatest(undefined)
    reading.reset()
    if (wrong) return
    const next = await readChosen(chosen)
    setFile(next)
    ask(next, keep(latestHow.current))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that came along is read once
  useEffect(() => void (first && choose(first)), [first])
  const again = (next: Partial<How>) => {
    const changed = { ...latestHow.current, ...next }
    latestHow.current = changed
    setHow(changed)
    if (file) ask(file, changed)
  }
  /** After it was saved: the file is gone. */
  const forget = () => {
    setFile(undefined)
    setLatest(undefined)
    reading.reset()
  }
  return { file, how, fault, reading, latest, choose, again, forget }
}
