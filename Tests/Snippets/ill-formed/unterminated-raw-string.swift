let a = #"x"
let b = B()
