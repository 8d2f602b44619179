/**
 * People whose portrait is taken for someone of another sex or age than theirs, by who looked at all of them. No specimen
 * bears these: what is printed beside a portrait has to fit what it shows.
 */
export const mistakablePortraits: Readonly<Record<string, string>> = {
  p02: 'a man of 24 whose long hair is taken for a woman’s',
  p23: 'a woman of 72 who is taken for a man',
  p25: 'a woman of 80 who is taken for a man',
  p29: 'a girl of 14 who is taken for an adult',
  p32: 'a woman of 28 who is taken for a man',
}
