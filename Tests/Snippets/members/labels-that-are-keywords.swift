func move(from: A, to: B, in c: C, for d: D, where e: E, default f: F, class g: G, self h: H) {}
