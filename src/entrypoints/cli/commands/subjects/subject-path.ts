export const subjectPath = (id: string, rest = ''): string => `/x/subjects/${encodeURIComponent(id)}${rest}`
