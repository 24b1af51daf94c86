let a = A <B, C>(d: 1)
