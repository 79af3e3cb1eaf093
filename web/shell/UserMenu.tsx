import './shell.module.css'
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useProfile } from '../app/use-profile.ts'
import { signOutByChoice } from '../session/sign-out.ts'
import { Icon } from '../ui/icons.tsx'
import { openShortcuts } from './actions.tsx'
import { shellMessages } from './messages.ts'

/** Who is signed in, where their registration is, and the way out. */
export function UserMenu() {
  const m = shellMessages()
  const { data: profile } = useProfile()
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <button
          type="button"
          className="who"
          aria-label={[m.user, profile && `: ${profile.name}`, profile?.is_trial && ` ${m.trial}`]
            .filter(Boolean)
            .join('')}
        >
          <Icon name="person" />
          <span className="wide name">{profile?.name}</span>
          {profile?.is_trial && <span className="tag">{m.trial}</span>}
          <Icon name="down" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {profile && (
          <Menu.Label>
            {profile.name}
            <br />
            {profile.company_name} {profile.department_name}
          </Menu.Label>
        )}
        <Menu.Item component={Link} to="/mypage" leftSection={<Icon name="person" />}>
          {m.registration}
        </Menu.Item>
        <Menu.Item component={Link} to="/templates" leftSection={<Icon name="paper" />}>
          {m.templates}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="keys" />} onClick={openShortcuts}>
          {m.shortcuts}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="leave" />} onClick={() => void signOutByChoice()}>
          {m.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
