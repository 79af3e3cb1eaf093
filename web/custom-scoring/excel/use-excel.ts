import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { getWeightTemplate, readWeightFile, weightFileBytes } from '#contract/scores/weight-files.ts'
import * as imports from '#contract/scores/weight-imports.ts'
import { call } from '../../app/call.ts'
import { download } from '../../app/download.ts'
import { keyOf, requestOf } from '../../app/query.ts'
import { language } from '../../i18n/language.ts'
import { useOwnMethods } from '../../scoring/own-methods.ts'
import { type ChosenFile, type FileFault, faultOf, readChosen } from '../../ui/files/chosen-file.ts'

/** Milliseconds between two looks at what is being scored or deleted. */
const pollMs = 1000

const isMoving = (standing: imports.WeightImport | null | undefined) =>
  standing ? standing.state !== 'done' && standing.state !== 'error' : false

/** The account's import, looked at again and again as long as something happens to it. */
export function useImport() {
  return useQuery({
    ...requestOf(imports.getWeightImport, {}),
    refetchInterval: ({ state: { data } }) => (isMoving(data) ? pollMs : false),
  })
}

export function useTemplate() {
  return useMutation({
    mutationFn: ({ industries, own }: { industries: number; own: number | undefined }) =>
      download(getWeightTemplate, {
        params: { industries: industries as never },
        query: { lang: language(), ...(own !== undefined && { own }) },
      }),
  })
}

export { useOwnMethods }

/** A file that was chosen, and what was read in it. */
export function useFile() {
  const [file, setFile] = useState<ChosenFile>()
  const [fault, setFault] = useState<FileFault>()
  const reading = useMutation({ mutationFn: (text: string) => call(readWeightFile, { body: { file: text } }) })
  const { mutate, reset } = reading
  const choose = useCallback(
    async (chosen: File) => {
      reset()
      setFile(undefined)
      const wrong = faultOf(chosen, weightFileBytes)
      setFault(wrong)
      if (wrong) return
      const next = await readChosen(chosen)
      setFile(next)
      mutate(next.text)
    },
    [mutate, reset],
  )
  return { file, fault, reading, choose }
}

/** Import a file under a name, or delete the import; the screen then shows what stands. */
export function useImporting() {
  const queries = useQueryClient()
  const key = keyOf(imports.getWeightImport, {})
  const look = () => queries.invalidateQueries({ queryKey: keyOf(imports.getWeightImport) })
  const add = useMutation({
    mutationFn: (body: { file: string; fileName: string; name: string }) => call(imports.importWeights, { body }),
    onSuccess: (standing) => {
      queries.setQueryData(key, standing)
      void look()
    },
  })
  const remove = useMutation({ mutationFn: () => call(imports.deleteWeightImport, {}), onSuccess: look })
  return { add, remove }
}
