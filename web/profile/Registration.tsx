import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Profile } from '#contract/account/profile.ts'
import { vendorName } from '../app/vendors.ts'
import { formatDay } from '../format.ts'
import { readDraft } from '../ui/fields/drafts.ts'
import { Address } from './address/Address.tsx'
import { fieldOrder } from './fields.ts'
import { profileMessages } from './messages.ts'
import { ProfileForm } from './ProfileForm.tsx'
import classes from './profile.module.css'

/** What the account holds; the part that is one's own is edited in its place. */
export function Registration({ profile }: { profile: Profile }) {
  const m = profileMessages()
  const [isEdited, setEdited] = useState(readDraft('profile', profile.email) !== undefined)
  return (
    <div className={classes.mypage}>
      <section className="fig" aria-labelledby="person">
        <header>
          <h2 className="label" id="person">
            {m.person}
          </h2>
          {!isEdited && (
            <button type="button" className="btn" onClick={() => setEdited(true)}>
              {m.edit}
            </button>
          )}
        </header>
        {isEdited ? <ProfileForm profile={profile} close={() => setEdited(false)} /> : <Person profile={profile} />}
      </section>
      <Access profile={profile} />
    </div>
  )
}

function Person({ profile }: { profile: Profile }) {
  const m = profileMessages()
  return (
    <dl className="facts">
      {fieldOrder.map((field) => (
        <div key={field}>
          <dt>{m.fields[field]}</dt>
          <dd>{profile[field] || <span className="dim">{m.none}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is not edited with the rest: a new address has to be proven, the password has a screen of its own, the rest belongs to the contract. */
function Access({ profile }: { profile: Profile }) {
  const m = profileMessages()
  const day = formatDay(profile.password_expires_on)
  return (
    <section className="fig" aria-labelledby="access">
      <header>
        <h2 className="label" id="access">
          {m.access}
        </h2>
      </header>
      <dl className="facts">
        <Address profile={profile} />
        <div>
          <dt>{m.employer}</dt>
          <dd>
            {profile.employer ?? <span className="dim">{m.noEmployer}</span>}
            <small>{m.employerNote}</small>
          </dd>
        </div>
        <div>
          <dt>{m.password}</dt>
          <dd>
            <span aria-hidden="true">••••••••</span>
            <span className="sr">{m.hidden}</span>
            <Link to="/change/password" className={classes.change}>
              {m.change}
            </Link>
            <small>{m.expires(day)}</small>
          </dd>
        </div>
        <div>
          <dt>{m.vendors}</dt>
          <dd>
            {profile.supported_vendors.map(nameOfVendor).join(' · ') || <span className="dim">{m.noVendors}</span>}
            <small>{m.vendorsNote}</small>
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** The name a rater goes by; one that we do not know stays as the contract has it. */
function nameOfVendor(vendor: string): string {
  return vendorName(vendor) ?? vendor
}
