import { walk } from './walk.ts'

walk('market')
