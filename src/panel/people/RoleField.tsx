import { ROLE_WORDS, ROLES, type Role } from '#domain/account/roles.ts'

interface Props {
  value: Role
  onChange: (role: Role) => void
}

/** The roles, each with what it may change. */
export function RoleField({ value, onChange }: Props) {
  return (
    <fieldset>
      <legend className="field-label">Role</legend>
      {ROLES.map(role => (
        <label key={role} className="choice choice-hinted">
          <input
            type="radio"
            name="role"
            value={role}
            checked={role === value}
            onChange={() => onChange(role)}
          />
          <span>
            {ROLE_WORDS[role].name}
            <span className="field-hint">
              {ROLE_WORDS[role].may}
              {role === 'admin' && ' For the first day, they cannot manage other people.'}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
