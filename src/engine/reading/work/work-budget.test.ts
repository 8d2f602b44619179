import { expect, it } from 'vitest'
import { workBudget } from './work-budget.ts'

it('gives what is left, and nothing beyond it', () => {
  const budget = workBudget(10)
  expect([budget.take(6), budget.take(4), budget.take(0.5)]).toEqual([true, true, false])
  expect(budget.spent()).toBe(10)
})

it('counts as stopped from the first look that is left out, even where a cheaper one still fits', () => {
  const budget = workBudget(10)
  budget.take(6)
  expect(budget.isStopped()).toBe(false)
  expect([budget.take(5), budget.take(4)]).toEqual([false, true])
  expect(budget.isStopped()).toBe(true)
})

it('can be raised, and not lowered', () => {
  const budget = workBudget(10)
  budget.raise(20)
  budget.raise(5)
  expect([budget.take(20), budget.take(1)]).toEqual([true, false])
})
