import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { saveTemplate, type Template } from '#contract/market/templates.ts'
import { download } from '../app/download.ts'
import { formatNumber } from '../format.ts'
import { language } from '../i18n/language.ts'
import { markOf } from '../i18n/language-of.ts'
import { FormError } from '../ui/fields/FormError.tsx'
import { notify } from '../ui/modals/dialogs.ts'
import { Head } from '../ui/rows/Head.tsx'
import { templateMessages } from './messages.ts'
import classes from './templates.module.css'

/** One template: what it holds, its two files, and what each of its columns wants. */
export function TemplateSection({ template, isOpen }: { template: Template; isOpen: boolean }) {
  const m = templateMessages()
  const { name, columns } = template
  const isJa = language() === 'ja'
  const title = isJa ? template.titleJa : template.titleEn
  const saving = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => download(saveTemplate, { params: { template: name, format } }),
    onSuccess: (saved) => notify({ text: m.done(saved.name) }),
  })
  const required = columns.filter(({ isRequired }) => isRequired).length
  return (
    <section className={classes.tpl} id={name} aria-labelledby={`${name}-title`}>
      <div className={classes.tplHead}>
        <h2 id={`${name}-title`}>
          <a href={`#${name}`}>{title}</a> <small>{name}</small>
        </h2>
        <span className={classes.tplFiles}>
          {(['csv', 'xlsx'] as const).map((format) => (
            <button
              key={format}
              type="button"
              className="btn"
              aria-label={m.download(title, m[format])}
              aria-disabled={saving.isPending || undefined}
              onClick={() => !saving.isPending && saving.mutate(format)}
            >
              {m[format]}
            </button>
          ))}
        </span>
      </div>
      <p>{isJa ? template.aboutJa : template.aboutEn}</p>
      <FormError error={saving.error} />
      <details open={isOpen}>
        <summary>{m.columns(formatNumber(columns.length), formatNumber(required))}</summary>
        <Columns columns={columns} />
        {columns.some((column) => column.name === 'indicator') && (
          <p className="note">
            <Link to="/definitions" search={{}}>
              {m.indicators}
            </Link>
          </p>
        )}
        {columns.some((column) => column.name === 'term') && (
          <p className="note">
            <Link to="/taxonomy" search={{}}>
              {m.terms}
            </Link>
          </p>
        )}
      </details>
    </section>
  )
}

function Columns({ columns }: Pick<Template, 'columns'>) {
  const m = templateMessages()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too
    <div className="scroll" tabIndex={0}>
      <table className={`compact ${classes.tplColumns}`}>
        <Head columns={[m.heads.name, m.heads.required, m.heads.meaning, m.heads.allowed, m.heads.example]} />
        <tbody>
          {columns.map(({ name, isRequired, meaningJa, meaningEn, allowed, example }) => (
            <tr key={name}>
              <th scope="row" className="code">
                {name}
              </th>
              <td className={isRequired ? undefined : 'mut'}>{isRequired ? m.required : m.optional}</td>
              <td>{language() === 'ja' ? meaningJa : meaningEn}</td>
              <td className="mono">{allowed ?? '—'}</td>
              <td lang={markOf(example ?? '')}>{example ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
