let a = A(), b: B = B(), c: C
var x, y: Double, z = Zed.one
