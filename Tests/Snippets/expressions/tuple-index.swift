let a = b.0.1, c = A.pairs.0.value
