import { useProfile } from '../app/use-profile.ts'
import { Skeleton } from '../ui/states/ErrorState.tsx'
import { ContactFields, type ContactFormProps } from './ContactFields.tsx'

/** Write to support. Who one is stands there already; what was typed stays until it is sent. */
export function ContactForm(props: ContactFormProps) {
  const profile = useProfile()
  if (profile.isPending) return <Skeleton rows={8} />
  // Without a profile the fields begin empty: whom the product fails should be able to say so.
  return <ContactFields {...props} profile={profile.data} />
}
