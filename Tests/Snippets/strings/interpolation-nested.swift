let a = "\("\(A.b) \("C.d \(E())")")"
let f = "\(list.map { "\(F($0))" }.joined(separator: ","))"
