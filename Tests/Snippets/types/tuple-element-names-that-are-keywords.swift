let a: (in: A, for: B, any: C, some: D)
