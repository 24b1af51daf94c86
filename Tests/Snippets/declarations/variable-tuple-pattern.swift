let (first, second) = Pair.make()
var (a, (_, b)): (A, (B, C)) = make()
