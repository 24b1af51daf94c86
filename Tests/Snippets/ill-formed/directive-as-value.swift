let a = #endif
let b = B()
