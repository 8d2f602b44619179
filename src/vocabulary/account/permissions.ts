/** What users at the operator desk may do: permission → roles that have it. The only place where it is written. */
export const permissions = {
  'transactions.read': ['reviewer', 'supervisor', 'administrator', 'auditor'],
  'transactions.decide': ['reviewer', 'supervisor'],
  'transactions.delete': ['supervisor', 'administrator'],
  'screenings.read': ['reviewer', 'supervisor', 'administrator', 'auditor'],
  'screenings.suppress': ['reviewer', 'supervisor'],
  'profiles.change': ['administrator'],
  'webhooks.read': ['supervisor', 'administrator', 'auditor'],
  'audit.read': ['administrator', 'auditor'],
  'users.change': ['administrator'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Permission = keyof typeof permissions

export type Role = (typeof permissions)[Permission][number]

export function hasPermission(role: Role, permission: Permission): boolean {
  const roles: readonly Role[] = permissions[permission]
  return roles.includes(role)
}
