let a = list.map { (b: B, c
let d = D()
