let a = b is A ? C() : d as? D ?? E.f
let g = h ? [I.j: K()] : [:]
