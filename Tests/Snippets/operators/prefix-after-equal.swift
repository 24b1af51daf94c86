let a = -A.one
let b = !B.flag
var c = ~C.mask
let d = &&E
