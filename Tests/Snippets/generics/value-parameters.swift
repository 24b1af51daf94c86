struct Vector<let count: Int, Element> {}
let v: Vector<3, Float>
let z = Vector<2, Int>()
