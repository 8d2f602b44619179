import { demoRegister } from './demo/source.ts'
import { gbCompanies } from './gb_companies_house/source.ts'
import { gbPsc } from './gb_psc/source.ts'
import { gleif } from './gleif/source.ts'
import type { RegisterSource } from './register-source.ts'

/** Every register that is known by itself; `demo` is built in, and the only one that a test key sees. */
export const registerSources: readonly RegisterSource[] = [gleif, gbCompanies, gbPsc, demoRegister]
