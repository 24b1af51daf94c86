let a = if B.flag { C() } else if D.flag { E() } else { F() }
let g: G
