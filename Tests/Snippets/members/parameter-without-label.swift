func f(_: A, _ b: B, c _: C) {}
