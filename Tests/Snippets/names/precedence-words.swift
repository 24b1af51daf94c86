let higherThan = A(), associativity = B()
let precedence = higherThan + associativity
