import { configure } from '@testing-library/react'
import { scaledLimit } from '../../scripts/slowness.ts'

// A machine may be busy with other things, and what is waited for is mostly there at once.
configure({ asyncUtilTimeout: scaledLimit(5000) })
