import { expect, test } from 'vitest'
import { readSources } from '../support/sources'
import { ruleSetNameFaults } from './ruleSetNames'

const faults = (text: string, path = 'src/ui/x.tsx') => ruleSetNameFaults([{ path, text }])

test('nobody asks a rule set its name', () => {
  const sources = readSources()
  expect(sources.length, 'files seen').toBeGreaterThan(0)
  expect(ruleSetNameFaults(sources)).toEqual([])
})

test.each([
  `if (rules.id === 'taiwan') return 1`,
  `const odd = "tsumo" != id`,
  `    case 'club':`,
  `['worldwide', 'club'].includes(id)`,
])('the check finds: %s', (text) => {
  expect(faults(text)).toHaveLength(1)
})

test.each([
  `const id: RuleSetId = 'taiwan'`,
  `if (topic === 'waits') return 'club'`,
  `// id === 'club' would be a fault`,
])('the check allows: %s', (text) => {
  expect(faults(text)).toEqual([])
})

test('the list of rule sets may know their names', () => {
  expect(faults(`id === 'club'`, 'src/rules/index.ts')).toEqual([])
})
