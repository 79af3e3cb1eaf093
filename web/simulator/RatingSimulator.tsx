import { Link, useNavigate } from '@tanstack/react-router'
import { namesOf } from '../companies/names.ts'
import { CompanyPicker } from '../companies/picker/CompanyPicker.tsx'
import { useRecentCompanies } from '../companies/recent.ts'
import { simulatorMessages } from './messages.ts'
import classes from './simulator.module.css'

const simulator = '/companies/$companyId/simulation/simulator'

/** The simulator by itself: it asks for the company first. */
export function RatingSimulator() {
  const m = simulatorMessages()
  const navigate = useNavigate()
  const recent = useRecentCompanies()
  return (
    <main className="page" id="content" tabIndex={-1}>
      <title>{`${m.standalone} – Satoyama`}</title>
      <div className="page-head">
        <h1>{m.standalone}</h1>
      </div>
      <div className={classes.standalone}>
        <p>{m.standaloneText}</p>
        <CompanyPicker
          label={m.chooseCompany}
          choose={({ id }) => void navigate({ to: simulator, params: { companyId: id } })}
        />
        {recent.length > 0 && (
          <section aria-labelledby="recent">
            <h2 className="label" id="recent">
              {m.recent}
            </h2>
            <ul>
              {recent.map((company) => (
                <li key={company.id}>
                  <Link to={simulator} params={{ companyId: company.id }}>
                    <span className="code">{company.ticker ?? '—'}</span> {namesOf(company).first.text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  )
}
