let a = #selector(A.tap(_:))
let b = #selector(getter: B.name)
let c = #selector(setter: C.D.value)
let d = Selector("tap")
