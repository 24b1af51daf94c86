let a = \[A].count, b = \[B: C].keys, d = \(D, E).0, f = \F?.g
