import { walk } from './walk.ts'

walk('company')
