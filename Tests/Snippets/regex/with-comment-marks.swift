let a = /a\/\*b/, c = C.d
let e = #/ // x /* y /#, f = F.g
