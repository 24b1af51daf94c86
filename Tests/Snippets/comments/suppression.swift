// lintel:disable
let a = A()
