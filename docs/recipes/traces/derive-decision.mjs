// Derives a decision again from its trace alone: node derive-decision.mjs < trace.json
// Takes what GET /x/transactions/ID/trace answers, or its `trace`. Exit status 1 when they do not agree.
import { readFileSync } from 'node:fs'

const given = JSON.parse(readFileSync(0, 'utf8'))
const trace = given.trace ?? given

// Sums of decimal fractions are rounded to nine places, so that 0.1 + 0.2 is 0.3.
const rounded = (value) => Math.round(value * 1e9) / 1e9

// A finding counts on a side whose level is not -1, once its confidence reaches the level; an excused one never.
const scoreOf = (side) => {
  let sum = 0
  for (const { rule, findings = [] } of trace.checks)
    for (const { confidence, excused } of findings)
      if (excused === undefined && rule[side] >= 0 && confidence >= rule[side]) sum += rule.weight
  return rounded(sum)
}

const reviewScore = scoreOf('review')
const rejectScore = scoreOf('reject')
const isOpen = trace.checks.some(({ outcome }) => outcome === 'not_checked')

const decide = () => {
  if (rejectScore >= trace.decisionTrigger.reject) return 'reject'
  return reviewScore >= trace.decisionTrigger.review || isOpen ? 'review' : 'accept'
}

const derived = { decision: decide(), reviewScore, rejectScore }
const agrees = Object.entries(derived).every(([key, value]) => trace[key] === value)
console.log(JSON.stringify({ ...derived, agrees }))
process.exitCode = agrees ? 0 : 1
