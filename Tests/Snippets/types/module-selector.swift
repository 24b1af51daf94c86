let a: Core::A
let b: Core::A.B<Other::C>
let c = Core::D()
