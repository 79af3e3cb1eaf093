export interface TemplateOptions {
  readonly xlsx?: boolean
  readonly to?: string
}

export async function writeTemplateFile(_name: string | undefined, _options: TemplateOptions): Promise<number> {
  return 1
}
