import { type CodeRequest, pythonOf as programOf } from '../../../app/api-code.ts'

/** A search as a Python program that prints a line for each company. */
export const pythonOf = (request: CodeRequest): string =>
  programOf(
    request,
    `print(found["total"], "companies")
for row in found["rows"]:
    values = [cell["text"] if cell["text"] is not None else cell["value"] for cell in row["cells"]]
    print(row["ticker"], row["nameJa"], *values)`,
  )
