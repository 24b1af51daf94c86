let a = b < [C], d = e
let f = g < (H, [I]), j = k > l
let m = { (n: [O], p: any Q) }
if v < W<X>.y, z > a {}
