/** Words that an export may have beside the words of its file, first or last, and what they say. */
export const roles: Readonly<Record<string, { readonly words: readonly string[]; readonly says: string }>> = {
  question: {
    words: ['is', 'are', 'exceeds'],
    says: 'answers yes or no; the file bears the noun or state that it asks about',
  },
  action: {
    words: ['check', 'create', 'draw', 'find', 'paint', 'parse', 'read', 'respell', 'romanise', 'translate'],
    says: 'what is done; the file bears what it is done to or what it makes',
  },
  preposition: {
    words: ['by', 'for', 'from', 'in', 'of', 'on', 'to', 'with'],
    says: 'how the argument belongs to the result: `lumaOf(pixels)`',
  },
  kind: {
    words: ['blocks', 'checks', 'default', 'endpoints', 'keys', 'records', 'system', 'table'],
    says: 'what the whole folder holds, or which of several implementations it is',
  },
}

/** Files whose names a whole family shares: which files, and what their one export is called. */
export const families: readonly {
  readonly files: RegExp
  readonly exports: RegExp
  readonly says: string
}[] = [
  { files: /\/all\.ts$/, exports: /^[a-z]/, says: 'the list of what the files beside it export' },
  {
    files: /^src\/engine\/screening\/sources\/[a-z_]+\/source\.ts$/,
    exports: /^[a-z]/,
    says: 'a list that is published, called as its folder is',
  },
  {
    files: /^src\/engine\/companies\/registers\/[a-z_]+\/source\.ts$/,
    exports: /^[a-z]/,
    says: 'a register that is published, called as its folder is',
  },
  {
    files: /^src\/engine\/screening\/sources\/[a-z_]+\/read(-xml)?\.ts$/,
    exports: /^read[A-Z]/,
    says: "reads the publisher's file",
  },
  {
    files: /^src\/engine\/screening\/sources\/[a-z_]+\/to-entity\.ts$/,
    exports: /Entity$/,
    says: 'makes an entity of what was read',
  },
  {
    files: /^src\/adapters\/records\/[a-z]+\/[a-z-]+-schema\.ts$/,
    exports: /Tables$/,
    says: 'columns of the tables of one area',
  },
  {
    files: /^src\/adapters\/typesetting\/template\.ts$/,
    exports: /^documentTemplate$/,
    says: 'the one template that sets every document',
  },
]
